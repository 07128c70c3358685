import Facts
import TestSupport
import Testing

@testable import Linking

/// What is remembered from one link of an app to the next, and what is forgotten.
struct LinkMemoryTests {
  private static let caller = "struct A { func act() { drop(); keep() } }"
  private static let later = "extension A { func drop() {} }"

  private static func linker(_ texts: String...) -> AppLinker {
    var linker = AppLinker(name: "App", firstFile: 0, fileCount: 2)
    for (number, text) in texts.enumerated() { linker.add(text, at: number) }
    return linker
  }

  /// The step of a name in the first file.
  private static func firstStep(_ name: String, in family: Family) -> StepReference? {
    family.mentions(of: name, inFile: 0).first
  }

  private static func isResolved(_ name: String, in family: Family) throws -> Bool {
    let step = try #require(firstStep(name, in: family))
    if case .resolved = family.target(of: step, in: nil) { return true }
    return false
  }

  @Test func anAnswerIsForgottenWithWhatItRestsOn() throws {
    var linker = LinkMemoryTests.linker(LinkMemoryTests.caller)
    #expect(try !LinkMemoryTests.isResolved("drop", in: Linker.link([linker])))
    linker.add(LinkMemoryTests.later, at: 1)

    // Nobody said that the file answers something.
    #expect(try !LinkMemoryTests.isResolved("drop", in: Linker.link([linker])))
    linker.memory.forget([.member("drop", ofExtended: "B")])
    #expect(try !LinkMemoryTests.isResolved("drop", in: Linker.link([linker])))
    linker.memory.forget([.member("drop", ofExtended: "A")])
    #expect(try LinkMemoryTests.isResolved("drop", in: Linker.link([linker])))
  }

  @Test func allCanBeForgotten() throws {
    var linker = LinkMemoryTests.linker(LinkMemoryTests.caller)
    #expect(try !LinkMemoryTests.isResolved("drop", in: Linker.link([linker])))
    linker.add(LinkMemoryTests.later, at: 1)
    linker.memory.forgetAll()
    #expect(try LinkMemoryTests.isResolved("drop", in: Linker.link([linker])))
  }

  /// An answer that was taken from another one rests on all that the other one rests on.
  @Test func whatAKnownAnswerRestsOnCounts() throws {
    let linker = LinkMemoryTests.linker(LinkMemoryTests.caller)
    let family = Linker.link([linker])
    let memo = linker.memory.makeMemo(of: Int.self, Bool.self)
    _ = try LinkMemoryTests.isResolved("drop", in: family)
    var worked = 0
    func ask() throws -> Bool {
      let step = try #require(LinkMemoryTests.firstStep("drop", in: family))
      return memo.answer(for: 1, in: family) {
        worked += 1
        if case .resolved = family.target(of: step, in: nil) { return true }
        return false
      }
    }
    _ = try ask()
    _ = try ask()
    #expect(worked == 1)
    linker.memory.forget([.function("elsewhere"), .conformed("Other")])
    _ = try ask()
    #expect(worked == 1)
    linker.memory.forget([.member("drop", ofExtended: "A")])
    _ = try ask()
    #expect(worked == 2)
  }

  /// What is asked on one thread is no part of an answer that is in the making on another, and both
  /// share what they found.
  @Test func eachThreadNotesForItself() throws {
    let linker = LinkMemoryTests.linker(LinkMemoryTests.caller)
    let family = Linker.link([linker])
    let other = family.forAnotherThread()
    let memo = linker.memory.makeMemo(of: Int.self, Bool.self)
    var worked = 0
    func ask(_ family: Family) -> Bool {
      memo.answer(for: 1, in: family) {
        worked += 1
        _ = other.ask(.conformed("B"), app: 0)
        _ = family.ask(.conformed("C"), app: 0)
        return true
      }
    }
    _ = ask(family)
    #expect(family.demand.demands(ofApp: 0) == [.conformed("B"), .conformed("C")])
    linker.memory.forget([.conformed("B")])
    _ = ask(other.forAnotherThread())
    #expect(worked == 1)
    linker.memory.forget([.conformed("C")])
    _ = ask(other.forAnotherThread())
    #expect(worked == 2)
  }

  /// However long the way from an answer to a demand is.
  @Test func answersThatRestOnAnswersAreForgotten() throws {
    let linker = LinkMemoryTests.linker(LinkMemoryTests.caller)
    let family = Linker.link([linker])
    let memo = linker.memory.makeMemo(of: Int.self, Int.self)
    var worked: [Int] = []
    func ask(_ number: Int) -> Int {
      memo.answer(for: number, in: family) {
        worked.append(number)
        _ = family.ask(.conformed("Only\(number)"), app: 0)
        return number == 0 ? 0 : ask(number - 1) + 1
      }
    }
    #expect(ask(3) == 3)
    linker.memory.forget([.conformed("Only1")])
    #expect(ask(0) == 0 && ask(3) == 3)
    #expect(worked == [3, 2, 1, 0, 3, 2, 1])
    linker.memory.forget([.conformed("Only3")])
    #expect(ask(3) == 3 && worked.suffix(2) == [1, 3])
  }

  /// Several apps have numbers of files that change when one of them does.
  @Test func onlyAnAppByItselfRemembers() throws {
    let linker = LinkMemoryTests.linker(LinkMemoryTests.caller)
    let other = AppLinker(name: "Other", firstFile: 2, fileCount: 0)
    #expect(Linker.link([linker]).memory === linker.memory)
    #expect(Linker.link([linker, other]).memory !== linker.memory)
  }
}

extension AppLinker {
  fileprivate mutating func add(_ text: String, at number: Int) {
    var batch = FileBatch()
    batch.add(IndexedFile(Sources.facts(text, path: "\(number).swift")), at: number)
    add([batch])
  }
}

import Linking
import SourceText

/// What a run wanted to know of the files of an app that it did not turn into facts. A later run tells
/// by it whether a file that has changed can matter: most changes answer nothing that was asked.
struct AppQuestions: Sendable {
  /// After so many changes of files an app is judged anew, whatever they are: each can change by one
  /// how many files answer a demand, and only those demands are watched that are as close to their
  /// limit.
  static let mostChanges = 16

  /// A demand that hardly more files answer than it may have answers.
  struct BarelyCommon: Sendable, Hashable {
    var demand: Demand
    /// Those that may answer it, as places in `SourceTree.files`.
    var files: Set<Int>
  }

  /// The files that were turned into facts, as places in `SourceTree.files`. Any change of one counts.
  var loaded: Set<Int> = []
  /// What all files together declare; nil where no file was turned into facts, and no name looked up.
  var names: CorpusNames?
  /// A file that has a word that decides how far a handler is followed; nil where none has one.
  var leadingFile: Int?
  /// What was looked for, and is not common.
  var demands: [Demand] = []
  /// Those of them that would be common if some more files answered.
  var nearlyCommon: Set<Demand> = []
  var barelyCommon: [BarelyCommon] = []
}

extension AppCorpus {
  /// What was asked of files that were not turned into facts; nil where there are none.
  var questions: AppQuestions? {
    if loadsAll { return nil }
    let common = linker.common
    let barelyCommon = closeToLimit.filter { common.contains($0) }
    var questions = AppQuestions(
      loaded: Set(entries.lazy.filter(\.isLoaded).map(\.file)), names: names,
      leadingFile: leadingFile,
      demands: linker.memory.demands(after: 0).filter { !common.contains($0) },
      nearlyCommon: closeToLimit.subtracting(common),
      barelyCommon: barelyCommon.map { AppQuestions.BarelyCommon(demand: $0, files: []) })
    let wanted = WantedWords(questions.barelyCommon.map(\.demand))
    if !barelyCommon.isEmpty {
      for entry in entries {
        for demand in entry.words.map(wanted.answered) ?? [] {
          questions.barelyCommon[demand].files.insert(entry.file)
        }
      }
    }
    return questions
  }
}

// MARK: As bytes

extension AppQuestions {
  var packed: [UInt8] {
    var writer = PackedWriter()
    writer.write(loaded.sorted()) { $0.write($1) }
    writer.write(names != nil)
    names?.pack(into: &writer)
    writer.write(leadingFile.map { $0 + 1 } ?? 0)
    writer.write(demands) { writer, demand in
      demand.pack(into: &writer)
      writer.write(nearlyCommon.contains(demand))
    }
    writer.write(barelyCommon) { writer, common in
      common.demand.pack(into: &writer)
      writer.write(common.files.sorted()) { $0.write($1) }
    }
    return writer.bytes
  }

  init(unpacking bytes: [UInt8]) throws(PackedFault) {
    var reader = PackedReader(bytes)
    loaded = Set(try reader.list { reader throws(PackedFault) in try reader.size() })
    names = try reader.flag() ? CorpusNames(unpacking: &reader) : nil
    let leading = try reader.size()
    leadingFile = leading == 0 ? nil : leading - 1
    for _ in 0..<(try reader.count()) {
      let demand = try Demand(unpacking: &reader)
      demands.append(demand)
      if try reader.flag() { nearlyCommon.insert(demand) }
    }
    barelyCommon = try reader.list { reader throws(PackedFault) in
      BarelyCommon(
        demand: try Demand(unpacking: &reader),
        files: Set(try reader.list { reader throws(PackedFault) in try reader.size() }))
    }
    guard reader.isAtEnd else { throw .damaged }
  }
}

extension Demand {
  fileprivate func pack(into writer: inout PackedWriter) {
    func write(_ kind: Int, _ names: String...) {
      writer.write(kind)
      for name in names { writer.write(name) }
    }
    switch self {
    case .type(let name): write(0, name)
    case .nested(let name, let outer): write(1, name, outer)
    case .conformed(let name): write(2, name)
    case .member(let name, let type): write(3, name, type)
    case .modifier(let name): write(4, name)
    case .function(let name): write(5, name)
    case .topLevelValue(let name): write(6, name)
    case .mention(let name, let alongside):
      write(7, name)
      writer.write(alongside) { writer, group in writer.write(group) { $0.write($1) } }
    }
  }

  fileprivate init(unpacking reader: inout PackedReader) throws(PackedFault) {
    switch try reader.number() {
    case 0: self = .type(try reader.text())
    case 1: self = .nested(try reader.text(), in: try reader.text())
    case 2: self = .conformed(try reader.text())
    case 3: self = .member(try reader.text(), ofExtended: try reader.text())
    case 4: self = .modifier(try reader.text())
    case 5: self = .function(try reader.text())
    case 6: self = .topLevelValue(try reader.text())
    case 7:
      let name = try reader.text()
      let groups = try reader.list { reader throws(PackedFault) in
        try reader.list { reader throws(PackedFault) in try reader.text() }
      }
      self = .mention(name, alongside: groups)
    default: throw .damaged
    }
  }
}

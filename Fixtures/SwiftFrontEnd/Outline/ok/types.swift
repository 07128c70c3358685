import SwiftUI
import struct Foundation.Date
@testable import Mail

@MainActor
public struct Inbox<Item: Identifiable & Sendable>: View where Item.ID == Int {
  enum Mode: String, CaseIterable {
    case list, grid = "tiles"
    indirect case nested(Mode, depth: Int = 1)
  }
}

open class Store: NSObject, @unchecked Sendable {
  static let shared = Store()
  class var count: Int { 1 }
  class func reset() {}
  final class Node {}
}

private actor Queue { }
protocol Opener: AnyObject { func open(_ item: Item) async throws -> Bool }
protocol Legacy: class { var name: String { get set } }
protocol Box<Element> { associatedtype Element: Equatable = Int }
extension Array: Greeter where Element: Greeter {}
extension [Item] { func total() -> Int { count } }
extension Outer.Inner { }
distributed actor Player {}
struct Matrix<let rows: Int, each Cell> {}
class Pair<A, B>: Base<(A, B)>, Other {}
typealias Handler = @Sendable (Item, Int) async throws -> Void
typealias Rows<T> = [String: [T]]
precedencegroup Together { higherThan: AdditionPrecedence }
infix operator <+>: Together
prefix operator ~~
@freestanding(expression) macro line(_ text: String) -> Int = #externalMacro(module: "M", type: "T")
nonisolated(unsafe) var loose = 1

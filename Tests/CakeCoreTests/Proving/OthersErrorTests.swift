import TestSupport
import Testing

@testable import CakeCore

/// A removal is refused for its own errors, not for those of others that are tried with it.
@Suite struct OthersErrorTests {
  /// The elements of a collection have their type from its subscript.
  private static let tray = """
    protocol HasInk { var ink: String { get } }
    protocol HasPaper { var paper: String { get } }
    typealias Press = HasInk & HasPaper
    typealias Bindery = HasInk & HasPaper
    struct Tray: RandomAccessCollection {
      let items: [any Press]
      var startIndex: Int { 0 }
      var endIndex: Int { items.count }
      subscript(position: Int) -> any Press { items[position] }
    }
    func both(_ tray: Tray, _ binder: any Bindery) -> String {
      var text = binder.ink
      for (number, element) in tray.enumerated() { text += "\\(number)\\(element.paper)" }
      if let last = tray.last { text += last.ink + last.paper }
      return text
    }

    """

  /// Those of a sequence have theirs from its iterator.
  private static let line = """
    protocol HasInk { var ink: String { get } }
    protocol HasPaper { var paper: String { get } }
    typealias Press = HasInk & HasPaper
    typealias Bindery = HasInk & HasPaper
    struct Shop: HasInk, HasPaper { let ink = "i", paper = "p" }
    struct Tray: Sequence {
      let items: [any Press]
      struct Iterator: IteratorProtocol {
        var rest: ArraySlice<any Press>
        mutating func next() -> (any Press)? { rest.popFirst() }
      }
      func makeIterator() -> Iterator { Iterator(rest: items[...]) }
    }
    struct Line: AsyncSequence {
      typealias Element = any Bindery
      struct AsyncIterator: AsyncIteratorProtocol {
        var left = 2
        mutating func next() async -> (any Bindery)? {
          left -= 1
          return left < 0 ? nil : Shop()
        }
      }
      func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    func run() async -> String {
      var out = ""
      for tray in Tray(items: [Shop()]) { out += tray.ink }
      for await line in Line() { out += line.paper }
      out += await Line().reduce(into: "") { $0 += $1.paper }
      return out + Tray(items: [Shop(), Shop()]).lazy.map { each in each.ink }.joined()
    }

    """

  @Test(arguments: [
    (tray, ["'Bindery' does not need 'HasPaper'"]),
    (line, ["'Press' does not need 'HasPaper'", "'Bindery' does not need 'HasInk'"]),
  ])
  func `What can go is found where an error of something else could be about it`(
    text: String, needs: [String]
  ) async throws {
    let messages = try await ProvedProgram.unusedNeeds(in: text, named: "others")
    #expect(messages.map { String($0.prefix { $0 != ":" }) } == needs)
  }
}

import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// Which folders of `CakeCore` know of which, by the index store of its own build.
@Suite struct StructureTests {
  struct Arrow: Hashable {
    var from: String
    var to: String
  }

  /// A name of one folder that stands in a file of another.
  struct Mention: Hashable, Comparable, CustomStringConvertible {
    var file: String
    var line: Int32
    var name: String

    static func < (left: Self, right: Self) -> Bool {
      (left.file, left.line, left.name) < (right.file, right.line, right.name)
    }

    var description: String { "\(file):\(line): \(name)" }
  }

  private static let store = Products.folder.appending(path: "index/store")

  /// For each arrow the first name that makes it one.
  private static let arrows = Task {
    var options = CheckOptions(package: Folder.package.filePath, indexStore: store.filePath)
    // What other targets have been edited since is no matter here.
    options.isPartial = true
    return try await Blocking.run { [options] in
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      let folders = facts.files.map { folder(of: $0.path) }
      var found: [Arrow: Mention] = [:]
      for (index, file) in facts.files.enumerated() {
        guard let from = folders[index] else { continue }
        for number in 0..<file.record.occurrences.count {
          let occurrence = file.record.occurrences.base[number]
          let symbol = file.numbers.base[Int(occurrence.symbol)]
          let definition = Int(facts.symbols.base[Int(symbol)].definitionFile)
          guard definition >= 0, let to = folders[definition], to != from else { continue }
          let mention = Mention(
            file: file.path, line: occurrence.line, name: facts.name(symbol))
          let arrow = Arrow(from: from, to: to)
          found[arrow] = min(found[arrow] ?? mention, mention)
        }
      }
      return found
    }
  }

  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard path.hasPrefix("Sources/CakeCore/"), parts.count > 3 else { return nil }
    return String(parts[2])
  }

  /// The folders that `Structure.md` lists, and for each the row of its picture, from below.
  private static func drawn() throws -> (listed: [String], rows: [String: Int]) {
    let article = Folder.package.appending(path: "Sources/CakeCore/CakeCore.docc/Structure.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let listed = table.compactMap { row in
      row.split(separator: "|").first?.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
    }
    let picture = text.components(separatedBy: "```")[1].split(separator: "\n")
    var rows: [String: Int] = [:]
    for (row, line) in picture.reversed().enumerated() {
      for match in line.matches(of: /[A-Z][a-z]+/) { rows[String(match.0)] = row }
    }
    return (listed, rows)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: store.filePath)))
  func `A folder knows only of those that are drawn below it`() async throws {
    let arrows = try await Self.arrows.value
    let (listed, rows) = try Self.drawn()
    #expect(Set(arrows.keys.flatMap { [$0.from, $0.to] }) == Set(rows.keys))
    #expect(listed.sorted() == rows.keys.sorted())
    for (arrow, mention) in arrows.sorted(by: { $0.value < $1.value }) {
      guard let from = rows[arrow.from], let to = rows[arrow.to] else { continue }
      #expect(to < from, "\(arrow.from) knows of \(arrow.to): \(mention)")
    }
  }

  /// A letter can be more than one byte, and an accent can begin a name: what counts letters cuts
  /// paths where they have none.
  @Test func `Paths are cut and compared in one place`() throws {
    for part in ["Sources/CakeCore", "Sources/cake"] {
      let folder = Folder.package.appending(path: part)
      let files = FileManager.default.enumerator(atPath: folder.filePath)
      var count = 0
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift"), file != "Reading/Folder.swift" else { continue }
        count += 1
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for match in text.matches(
          of:
            /has(?:Prefix|Suffix)\((?:\w+ \+ )?"(?:\/(?![\/*])|\\\([^)]*\)\/).*/)
        {
          Issue.record("\(part)/\(file): \(match.0)")
        }
      }
      #expect(count > 20)
    }
  }

  private static let words = Set(
    """
    actor any as async await borrowing case catch class consuming default defer didSet do else enum \
    extension fileprivate final for func get guard if in indirect infix init inout internal is lazy \
    let mutating nonisolated open override package postfix prefix private protocol public repeat \
    required rethrows return self Self sending set some static struct subscript super switch throw \
    throws try Type typealias unowned var weak where while willSet
    """.split(separator: " ").map(String.init))

  /// What the words of the language say of a token stands in `SourceText+Words.swift`.
  @Test func `No two places ask for the same words of the language`() throws {
    let folder = Folder.package.appending(path: "Sources/CakeCore")
    let files = FileManager.default.enumerator(atPath: folder.filePath)
    var places: [[String]: [String]] = [:]
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for call in text.matches(of: /matchesAny\((?:[^()]|\([^()]*\))*\)/) {
        let words = call.0.matches(of: /"([^"]+)"/).map { String($0.1) }.sorted()
        guard words.count(where: Self.words.contains) > 1 else { continue }
        places[words, default: []].append(file)
      }
    }
    #expect(places.count > 20)
    for (words, files) in places where files.count > 1 {
      Issue.record("\(words): \(files.sorted())")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Programs that nobody wrote: origins of dependencies with destinations and surroundings.
///
/// A few hundred of them, the same in each run. Beside `LAYERCAKE_LONG=1`, `GENERATED=2000` takes so
/// many, `GENERATED=all` the whole product, `GENERATED=3/40` the third of forty parts that make it up,
/// and `GENERATED_ONLY=TEXT` those with that in their names; each prints its figures.
/// `GENERATED_KEEP=FOLDER` writes the programs that went wrong into a folder.
@Suite(.long) struct GeneratedShapeTests {
  @Test func `Advice on generated programs is no worse than the limits say`() async throws {
    let verdicts = try await Self.verdicts()
    let figures = GeneratedFigures(verdicts)
    try Self.keep(verdicts)
    if !Self.isSample {
      for verdict in verdicts where verdict.isWrong { print(verdict.summary) }
      print(figures)
      #expect(figures.wrong == 0)
      return
    }
    let limits = try GeneratedFigures(articleFile: Self.article)
    let news = verdicts.filter(\.isWrong).map(\.summary).joined(separator: "\n")
    #expect(figures.cells == limits.cells && figures.needs == limits.needs, "\(figures)")
    #expect(figures.wrong <= limits.wrong, "\(figures)\n\(news)")
    #expect(figures.missed <= limits.missed, "\(figures)\n\(news)")
  }

  @Test func `Advice on generated programs that the compiler judged is as good as the limits say`()
    async throws
  {
    let count = Self.environment["GENERATED_PROVED"].flatMap { Int($0) }
    let verdicts = try await CellBatch(Cell.sample(count ?? 30, seed: 12)).judge(proves: true)
    try Self.keep(verdicts)
    let figures = GeneratedFigures(verdicts)
    let news = verdicts.filter(\.isWrong).map(\.summary).joined(separator: "\n")
    if count != nil { print("\(news)\n\(figures)") }
    #expect(figures.wrong == 0 && figures.missed == 0, "\(figures)\n\(news)")
    guard count == nil else { return }
    let article = try String(contentsOf: Self.article, encoding: .utf8).replacing(/\s+/, with: " ")
    #expect(article.contains("with proof: \(figures)"), "\(figures)")
  }

  private static let environment = ProcessInfo.processInfo.environment

  private static var isSample: Bool {
    environment["GENERATED"] == nil && environment["GENERATED_ONLY"] == nil
  }

  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CakeCore/CakeCore.docc/Limits.md")

  private static var cells: [Cell] {
    if let only = environment["GENERATED_ONLY"] {
      return Cell.all.filter { $0.name.contains(only) || String($0.number) == only }
    }
    if let part = environment["GENERATED"]?.wholeMatch(of: /(\d+)\/(\d+)/),
      let number = Int(part.1), let count = Int(part.2), (1...count).contains(number)
    {
      let all = Cell.all
      return stride(from: number - 1, to: all.count, by: count).map { all[$0] }
    }
    return switch environment["GENERATED"] {
    case "all": Cell.all
    case let count?: Cell.sample(Int(count) ?? 0, seed: 11)
    case nil: Cell.sample(300, seed: 11)
    }
  }

  private static func verdicts() async throws -> [CellVerdict] {
    let cells = cells
    let batches = stride(from: 0, to: cells.count, by: 100).map { start in
      CellBatch(Array(cells[start..<min(start + 100, cells.count)]))
    }
    // At the same time, in the order of the batches.
    return try await withThrowingTaskGroup(of: (Int, [CellVerdict]).self) { group in
      for (number, batch) in batches.enumerated() {
        group.addTask { (number, try await batch.judge()) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  private static func keep(_ verdicts: [CellVerdict]) throws {
    guard let path = environment["GENERATED_KEEP"] else { return }
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for verdict in verdicts where verdict.isWrong {
      let file = folder.appending(
        path: "\(verdict.isFalse ? "false" : "missed")-\(verdict.cell.number).swift")
      try Data(verdict.description.utf8).write(to: file)
    }
  }
}

/// What became of the generated programs, as `Limits.md` says it.
struct GeneratedFigures: CustomStringConvertible {
  var cells = 0
  var needs = 0
  var advised = 0
  var wrong = 0
  var missed = 0
  /// Needs that could go, of programs that lose their value to where no type is known.
  var escaped = 0

  struct Unsaid: Error {}

  init(_ verdicts: [CellVerdict]) {
    cells = verdicts.count
    for verdict in verdicts {
      needs += verdict.needs
      advised += verdict.advice.removals.count
      wrong += verdict.isFalse ? 1 : 0
      missed += verdict.escapes ? 0 : verdict.missed.count
      escaped += verdict.escapes ? verdict.missed.count : 0
    }
  }

  /// Reads the sentence of the article that tells the figures.
  init(articleFile: URL) throws {
    let text = try String(contentsOf: articleFile, encoding: .utf8)
      .replacing(/\s+/, with: " ")
    let sentence =
      /(\d+) generated programs with (\d+) needs: (\d+) wrong, (\d+) needs missed and (\d+) escaped beside (\d+) found/
    guard let match = text.firstMatch(of: sentence), let cells = Int(match.1),
      let needs = Int(match.2), let wrong = Int(match.3), let missed = Int(match.4),
      let escaped = Int(match.5), let advised = Int(match.6)
    else { throw Unsaid() }
    self.cells = cells
    self.needs = needs
    self.wrong = wrong
    self.missed = missed
    self.escaped = escaped
    self.advised = advised
  }

  var description: String {
    "\(cells) generated programs with \(needs) needs: \(wrong) wrong, \(missed) needs missed "
      + "and \(escaped) escaped beside \(advised) found"
  }
}

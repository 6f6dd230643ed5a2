import BenchmarkSupport
import Foundation

/// The article whose figures come from a run: each stands between two comments that name it.
enum Documentation {
  static func write(_ report: Report) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    let (filled, unknown) = Passages.fill(text, with: report.passages)
    // What this run left out keeps its figures.
    for name in unknown { note("the documentation keeps '\(name)', which was not measured") }
    try Data(filled.utf8).write(to: article)
    note("wrote \(article.filePath)")
  }

  /// `Sources/bench/` of this package is two folders deep in `Tests/Benchmarks`.
  private static let article = (0..<5).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }.appending(path: "Sources/LayerCake/LayerCake.docc/Performance.md")
}

import BenchmarkSupport
import Foundation

/// The articles whose figures come from a run: each stands between two comments that name it.
enum Documentation {
  static func write(_ report: Report) throws {
    for article in articles {
      let text = try String(contentsOf: article, encoding: .utf8)
      let (filled, unknown) = Passages.fill(text, with: report.passages)
      // What this run left out keeps its figures.
      for name in unknown { note("the documentation keeps '\(name)', which was not measured") }
      try Data(filled.utf8).write(to: article)
      note("wrote \(article.filePath)")
    }
  }

  /// Advice for users, and goals. `Sources/bench/` of this package is two folders deep in
  /// `Tests/Benchmarks`.
  private static let articles = ["Performance.md", "PerformanceGoals.md"].map { name in
    (0..<5).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
      .appending(path: "Sources/LayerCake/LayerCake.docc/\(name)")
  }
}

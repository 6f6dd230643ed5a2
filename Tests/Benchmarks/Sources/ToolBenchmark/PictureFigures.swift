import BenchmarkSupport
import Foundation
import PackageGenerator

/// What drawing a package takes, and how long a browser takes to open the page.
struct PictureFigures {
  struct Row {
    let size: String
    let features: Int
    let drawing: Sample
    let bytes: Int
    /// From the start of loading to a page that is laid out; none without a browser.
    let opening: Sample?
  }

  let rows: [Row]

  /// - Parameter tool: The release build.
  init(_ packages: [PreparedPackage], tool: String, scratch: URL, rounds: Int) throws {
    rows = try packages.map { package in
      let file = scratch.appending(path: "\(package.size).html")
      let command = Command(
        tool,
        ["graph", "--skip-build", "--output", file.filePath, package.folder.filePath])
      var runs: [ProcessMeasurement] = []
      for round in 0...rounds {
        let run = try command.measure()
        guard run.status == 0 else { throw RunFailure(command: command.text, status: run.status) }
        if round > 0 { runs.append(run) }
      }
      return Row(
        size: package.size, features: package.options.features,
        drawing: Sample(runs.map(\.wall)), bytes: try Data(contentsOf: file).count,
        opening: try Self.opening(file, rounds: rounds))
    }
  }

  /// The page tells it itself, by a script that a copy of it has at its end.
  private static func opening(_ file: URL, rounds: Int) throws -> Sample? {
    guard let browser else { return nil }
    let script = """
      <script>addEventListener("load", () => {
        document.body.offsetHeight;
        document.body.dataset.opened = performance.now();
      });</script>
      """
    let copy = file.deletingPathExtension().appendingPathExtension("timed.html")
    try Data((String(contentsOf: file, encoding: .utf8) + script).utf8).write(to: copy)
    let profile = file.deletingLastPathComponent().appending(path: "browser")
    let command = Command(
      browser,
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-dev-shm-usage", "--user-data-dir=\(profile.filePath)", "--dump-dom",
        copy.absoluteString,
      ])
    var seconds: [Double] = []
    for round in 0...rounds {
      let run = try command.measure(withErrors: true)
      let page = String(decoding: run.output, as: UTF8.self)
      guard let match = page.firstMatch(of: /data-opened="([0-9.]+)"/), let time = Double(match.1)
      else { throw RunFailure(command: command.text, status: run.status) }
      if round > 0 { seconds.append(time / 1_000) }
    }
    return Sample(seconds)
  }

  private static var browser: String? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return ["chromium", "chromium-browser", "google-chrome"]
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile)
  }

  var table: FigureTable {
    var table = FigureTable(
      id: "graph", title: "The page of `cake graph`",
      note: "Drawn by a release build, opened by Chromium without a screen, until all is laid out.",
      columns: ["features", "drawing", "file", "opening"], spreadColumn: 3)
    for row in rows {
      table.add(
        row.size,
        [
          Figure(Double(row.features), .count), Figure(row.drawing, .seconds),
          Figure(Double(row.bytes), .bytes), row.opening.map { Figure($0, .seconds) },
        ])
    }
    return table
  }

  var goals: [Goal] {
    // Whoever has more than 2,000 features waits longer.
    rows.filter { $0.features <= 2_000 }.compactMap { row in
      row.opening.map {
        Goal("\(row.size): opening the page of a graph", Figure($0, .seconds), atMost: 2)
      }
    }
  }
}

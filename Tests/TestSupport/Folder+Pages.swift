public import Foundation

extension Folder {
  /// The Markdown pages of the repository that somebody reads: no recorded outputs.
  public static let pages: [URL] = ["README.md", ".github", "Sources", "Samples", "Tests"]
    .flatMap { top -> [URL] in
      let url = package.appending(path: top)
      guard url.pathExtension != "md" else { return [url] }
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
      return paths.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }
        .map { url.appending(path: $0) }
    }
    .filter { !$0.path.contains("Tests/Goldens/") }
}

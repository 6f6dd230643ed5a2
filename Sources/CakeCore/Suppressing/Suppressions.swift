/// The program's `cake:ignore` comments, and which of the findings they hide.
struct Suppressions {
  private let byFile: [String: [Suppression]]

  var all: [Suppression] {
    byFile.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Looks through the package's own files, those left out excepted.
  init(_ facts: Facts, leavingOut exclusion: Exclusion) {
    var found: [String: [Suppression]] = [:]
    for index in facts.files.indices {
      let file = facts.files[index]
      // A file of several targets is there once for each.
      guard file.isOwn, found[file.path] == nil, !exclusion.covers(file.path) else { continue }
      let comments = facts.source(index).comments(
        beginningWith: Suppression.word, or: "ake", isNear: Suppression.isNear)
      if !comments.isEmpty { found[file.path] = comments.map { .init($0, in: file.path) } }
    }
    byFile = found
  }

  func hides(_ finding: Finding) -> Bool {
    (byFile[finding.location.file] ?? []).contains { !$0.names(of: finding).isEmpty }
  }
}

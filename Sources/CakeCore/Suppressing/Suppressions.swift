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
      guard facts.files[index].isOwn else { continue }
      let path = facts.files[index].path
      // A file of several targets is there once for each.
      guard found[path] == nil, !exclusion.covers(path) else { continue }
      let comments = facts.source(index).comments(
        beginningWith: Suppression.word, or: "ake", isNear: Suppression.isNear)
      if !comments.isEmpty { found[path] = comments.map { .init($0, in: path) } }
    }
    byFile = found
  }

  func hides(_ finding: Finding) -> Bool {
    (byFile[finding.location.file] ?? []).contains { !$0.names(of: finding).isEmpty }
  }
}

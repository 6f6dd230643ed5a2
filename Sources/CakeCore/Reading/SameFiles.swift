import Foundation

/// Which of some paths lead to one and the same file, as links do.
struct SameFiles {
  private struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// For each path that is not the only one of its file all of these, in order.
  private var groups: [String: [String]] = [:]

  init(_ paths: some Sequence<String>) {
    var found: [Identity: Set<String>] = [:]
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      let identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
      found[identity, default: []].insert(path)
    }
    for (_, paths) in found where paths.count > 1 {
      let all = paths.sorted()
      for path in all { groups[path] = all }
    }
  }

  /// All of the paths that lead to a file, in order.
  func all(of path: String) -> [String] { groups[path] ?? [path] }
}

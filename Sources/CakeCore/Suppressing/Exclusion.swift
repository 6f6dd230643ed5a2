/// The files and folders whose findings are left out, relative to the package.
struct Exclusion: Sendable {
  private let paths: [String]

  init(_ paths: [String]) {
    self.paths = paths.map { path in
      var path = path[...]
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      while path.hasSuffix("/") { path = path.dropLast() }
      return String(path)
    }
  }

  func covers(_ file: String) -> Bool {
    paths.contains { file == $0 || file.hasPrefix($0 + "/") }
  }
}

/// The files and folders whose findings are left out, relative to the package.
struct Exclusion: Sendable {
  private let paths: [Folder]

  init(_ paths: [String]) {
    self.paths = paths.map { path in
      Folder(Folder.names(in: path).filter { $0 != "." }.joined(separator: "/"))
    }
  }

  func covers(_ file: String) -> Bool {
    paths.contains { $0.path.isEmpty || $0.path == file || $0.contains(file) }
  }
}

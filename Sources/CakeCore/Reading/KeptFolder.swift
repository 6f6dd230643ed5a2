/// Where in the build folder something is kept of a store.
struct KeptFolder {
  /// The store's path from the build folder.
  let store: String
  private let build: String

  /// Nil for a store outside of the build folder, which is somebody else's.
  init?(_ options: CheckOptions, store: String) {
    build = options.layout?.folder ?? options.package + "/.build"
    guard let path = Folder(build).path(to: store) else { return nil }
    self.store = path
  }

  /// - Parameter kind: What is kept there.
  func path(of kind: String) -> String {
    var name = ContentHash()
    name.add(store)
    return "\(build)/cake/\(kind)/\(name.text)"
  }
}

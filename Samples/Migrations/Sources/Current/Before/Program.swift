/// Runs the program and returns what it prints.
@MainActor public func program() async -> String {
  await Shelf().list()
}

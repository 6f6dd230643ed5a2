extension Destination {
  static let all: [Destination] = reads + calls + kept + assigned + values + sent + escapes
}

extension Scene {
  /// A function that takes the child's composition, by the name `show`.
  var childFunction: String {
    """
    func \(name("show"))(_ \(value): any \(child)) -> Int { \(read(0, of: value)) }
    """
  }

  /// A type that takes the child's composition.
  var childType: String {
    """
    struct \(name("Detail")) {
      let \(value): any \(child)
      func load() -> Int { \(read(0, of: value)) }
    }
    """
  }
}

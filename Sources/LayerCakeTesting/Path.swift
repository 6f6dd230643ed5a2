/// The way from a value to something that it holds, put into words only if a failure tells it.
final class Path {
  private let parent: Path?
  private let name: (label: String?, index: Int)

  /// The way from nowhere in particular, or from what has a name.
  convenience init(_ name: String = "") {
    self.init(parent: nil, label: name, index: 0)
  }

  private init(parent: Path?, label: String?, index: Int) {
    self.parent = parent
    name = (label, index)
  }

  /// One step on: a property, or an element, which has no label.
  func step(_ label: String?, _ index: Int) -> Path {
    Path(parent: self, label: label, index: index)
  }

  /// The way to another property of the same owner.
  func beside(_ label: String) -> Path {
    Path(parent: parent, label: label, index: 0)
  }

  /// Whether it is one step from the value.
  var isOneStep: Bool { parent != nil && parent?.parent == nil }

  /// As in the failures: `store.dependencies.session`.
  var text: String {
    var names: [Substring] = []
    var next: Path? = self
    while let path = next {
      // Labels of property wrappers begin with one, those of parts of tuples with the other.
      let name = (path.name.label ?? "\(path.name.index)").drop { $0 == "_" || $0 == "." }
      if !name.isEmpty { names.append(name) }
      next = path.parent
    }
    return names.reversed().joined(separator: ".")
  }
}

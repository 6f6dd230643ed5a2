import LayerCake

/// What was there before a scope was used, and may outlive it.
///
/// Held weakly, so that it ends as it would without the test, and nothing that is made where it was is
/// taken for it.
struct Outside {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [ObjectIdentifier: Weak] = [:]

  init(parent: Any?, kept: [AnyObject]) {
    for object in kept { add(object) }
    guard let parent else { return }
    for entry in ObjectPaths(of: parent).entries.values { add(entry.object) }
    if type(of: parent) is AnyObject.Type { add(parent as AnyObject) }
  }

  private mutating func add(_ object: AnyObject) {
    objects[ObjectIdentifier(object)] = Weak(object: object)
  }

  func contains(_ object: AnyObject) -> Bool {
    objects[ObjectIdentifier(object)]?.object === object
  }
}

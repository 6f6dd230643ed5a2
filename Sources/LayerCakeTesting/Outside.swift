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

  init(parent: Any?, kept: [Any]) {
    if let parent {
      addContents(of: parent)
      addIfObject(parent)
    }
    for value in kept where !addIfObject(value) { addContents(of: value) }
  }

  private mutating func addContents(of value: Any) {
    for entry in ObjectPaths(of: value).entries.values { add(entry.object) }
  }

  @discardableResult
  private mutating func addIfObject(_ value: Any) -> Bool {
    guard type(of: value) is AnyObject.Type else { return false }
    add(value as AnyObject)
    return true
  }

  private mutating func add(_ object: AnyObject) {
    objects[ObjectIdentifier(object)] = Weak(object: object)
  }

  func contains(_ object: AnyObject) -> Bool {
    objects[ObjectIdentifier(object)]?.object === object
  }
}

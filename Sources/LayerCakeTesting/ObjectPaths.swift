import LayerCake

/// The objects that a value holds, directly and by way of others, each with the shortest path to it.
///
/// Found by reflection, which sees stored properties, elements and the values of lifetimes, and
/// doesn't see what closures, mutexes and tasks hold.
struct ObjectPaths {
  struct Entry {
    let object: AnyObject
    /// From the value on: `store.dependencies.session`.
    let path: String
    /// How many properties and elements that is.
    let depth: Int
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  private var next: [(value: Any, path: String, depth: Int)] = []

  /// - Parameter skipped: The label of a property of the value that is not followed.
  init(of value: Any, path: String = "", except skipped: String? = nil) {
    addChildren(of: value, path, 0, except: skipped)
    // By rounds, so that the first path to an object is a shortest one.
    while !next.isEmpty {
      let round = next
      next = []
      for (value, path, depth) in round { add(value, path, depth) }
    }
  }

  private mutating func add(_ value: Any, _ path: String, _ depth: Int) {
    if let lifetime = value as? any Lifetime {
      guard note(lifetime.place, path, depth) else { return }
      for (property, value) in lifetime.kept {
        let owner = path.lastIndex(of: ".").map { path[...$0] } ?? ""
        add(value, property.map { owner + $0 } ?? path, depth)
      }
    } else if Mirror(reflecting: value).displayStyle == .class {
      if note(value as AnyObject, path, depth) { addChildren(of: value, path, depth) }
    } else {
      addChildren(of: value, path, depth)
    }
  }

  /// Returns false if the object was there already.
  private mutating func note(_ object: AnyObject, _ path: String, _ depth: Int) -> Bool {
    let id = ObjectIdentifier(object)
    guard entries[id] == nil else { return false }
    entries[id] = Entry(object: object, path: path, depth: depth)
    return true
  }

  private mutating func addChildren(
    of value: Any, _ path: String, _ depth: Int, except skipped: String? = nil
  ) {
    var mirror: Mirror? = Mirror(reflecting: value)
    // What an optional holds has no name of its own.
    let isTransparent = mirror?.displayStyle == .optional
    while let current = mirror {
      for (index, child) in current.children.enumerated()
      where child.label != skipped || skipped == nil {
        let name = child.label.map { String($0.trimmingPrefix("_")) } ?? "\(index)"
        let step = path.isEmpty ? name : "\(path).\(name)"
        next.append((child.value, isTransparent ? path : step, isTransparent ? depth : depth + 1))
      }
      mirror = current.superclassMirror
    }
  }
}

import LayerCake

/// The objects that a value holds, directly and by way of others, each with a path to it that leads
/// through the fewest objects.
///
/// Found by reflection, which sees stored properties, elements and the values of lifetimes, and
/// doesn't see what closures, mutexes and tasks hold. Actors are noted and not looked into: they may be
/// at work, and whoever reads what is written to at the same time may crash. Nor are the objects and
/// structs of Swift's own libraries, what those consist of being their own business.
struct ObjectPaths {
  struct Entry {
    let object: AnyObject
    /// From the value on: `store.dependencies.session`.
    let path: Path
    /// How many objects the path leads through, the last one included.
    let depth: Int
    /// Whether it is what a value keeps its contents in, which copies of that value share.
    let isStorage: Bool
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  private typealias Step = (value: Any, path: Path, owner: Any.Type?)

  private var here: [Step] = []
  private var deeper: [Step] = []
  private var depth = 1
  /// The answers for types that were met, whose names take their time.
  private var ofSwift: [ObjectIdentifier: Bool] = [:]

  /// - Parameter skipped: The label of a property of the value that is not followed.
  init(of value: Any, path: Path = Path(), except skipped: String? = nil) {
    for (value, path, _) in children(of: value, path, except: skipped) {
      here.append((value, path, nil))
    }
    while !here.isEmpty {
      // By rounds, so that the first path of those to an object is a shortest one.
      while !here.isEmpty {
        let round = here
        here = []
        for (value, path, owner) in round { add(value, path, owner) }
      }
      (here, deeper) = (deeper, [])
      depth += 1
    }
  }

  private mutating func add(_ value: Any, _ path: Path, _ owner: Any.Type?) {
    if let lifetime = value as? any Lifetime {
      guard note(lifetime.place, path, owner) else { return }
      for (property, value) in lifetime.kept {
        add(value, property.map { path.beside($0) } ?? path, nil)
      }
    } else if type(of: value) is AnyObject.Type {
      // The literal of a key path is one object for all of the program.
      guard !(value is AnyKeyPath), note(value as AnyObject, path, owner) else { return }
      if !(value is any Actor) { deeper += children(of: value, path) }
    } else {
      here += children(of: value, path)
    }
  }

  /// Returns false if the object was there already.
  private mutating func note(_ object: AnyObject, _ path: Path, _ owner: Any.Type?) -> Bool {
    let id = ObjectIdentifier(object)
    guard entries[id] == nil else { return false }
    let isStorage = depth == 1 && owner.map { isDeclared(type(of: object), inside: $0) } ?? false
    entries[id] = Entry(object: object, path: path, depth: depth, isStorage: isStorage)
    return true
  }

  /// What a value stores, each with the type of the value if that is no object.
  private mutating func children(
    of value: Any, _ path: Path, except skipped: String? = nil
  ) -> [Step] {
    if holdsOnlyNumbers(value) { return [] }
    let type = type(of: value)
    var mirror: Mirror? = Mirror(reflecting: value)
    let style = mirror?.displayStyle
    if style == .struct || style == .class, isOfSwift(type) { return [] }
    let owner = type is AnyObject.Type ? nil : type
    var children: [Step] = []
    while let current = mirror {
      for (index, child) in current.children.enumerated()
      where child.label != skipped || skipped == nil {
        // What an optional holds has no name of its own.
        let path = style == .optional ? path : path.step(child.label, index)
        children.append((child.value, path, owner))
      }
      mirror = current.superclassMirror
    }
    return children
  }

  private mutating func isOfSwift(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = ofSwift[id] { return known }
    let isOfSwift = isFromLibraryOfSwift(type)
    ofSwift[id] = isOfSwift
    return isOfSwift
  }
}

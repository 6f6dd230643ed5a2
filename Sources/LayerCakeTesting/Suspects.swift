import LayerCake

/// What should end with a root, held weakly.
struct Suspects {
  private struct Suspect {
    weak var object: AnyObject?
    let path: Path
  }

  private var suspects: [Suspect]

  init(of root: some Any, except outside: Outside) {
    var found = ObjectPaths(of: root, except: root is any DependencyScope ? "parent" : nil).entries
      // Deeper ones may be shared with the parent, which makes values while the scope is used.
      .values.filter { $0.depth == 1 && !$0.isStorage && !outside.contains($0.object) }
      .map { Suspect(object: $0.object, path: $0.path) }
    if type(of: root) is AnyObject.Type {
      found.append(Suspect(object: root as AnyObject, path: Path().step("\(type(of: root))", 0)))
    }
    suspects = found
  }

  var alive: [(object: AnyObject, path: Path)] {
    suspects.compactMap { suspect in suspect.object.map { ($0, suspect.path) } }
  }

  /// Waits until nothing is alive: a task that has ended lets go a little later of what it held.
  ///
  /// In real time only if yielding does not do, and in many short sleeps: where a machine has so much to
  /// do that tasks wait for their turn, each of them ends late, as whoever is waited for is late.
  mutating func wait(_ limit: Duration, parent: Any?) async {
    for _ in 0..<1_000 where !alive.isEmpty { await Task.yield() }
    if !alive.isEmpty { acquit(parent: parent) }
    for _ in 0..<100 where !alive.isEmpty {
      guard (try? await Task.sleep(for: limit / 100)) != nil else { return }
    }
  }

  /// Takes off the list what is inside of a struct or collection, and is the parent's by now: who gave
  /// it to whom can't be told.
  private mutating func acquit(parent: Any?) {
    guard let parent, suspects.contains(where: { !$0.path.isOneStep }) else { return }
    let held = ObjectPaths(of: parent).entries
    suspects.removeAll { suspect in
      guard !suspect.path.isOneStep, let object = suspect.object else { return false }
      return held[ObjectIdentifier(object)] != nil
    }
  }

  /// One line for each name under which something is alive, by what holds it.
  func complaints(parent: Any?) -> [String] {
    let alive = alive
    let fromParent = parent.map { ObjectPaths(of: $0, path: Path("\(type(of: $0))")) }
    let held = alive.map { ($0.object, ObjectPaths(of: $0.object, path: $0.path)) }
    // A lifetime and the value that it keeps have one name; what holds one of them explains both.
    return Dictionary(grouping: alive, by: \.path.text).sorted { $0.key < $1.key }
      .map { path, objects in
        for object in objects.map(\.object) {
          let id = ObjectIdentifier(object)
          let holder =
            fromParent?.entries[id]
            ?? held.lazy.filter { $0.0 !== object }.compactMap { $0.1.entries[id] }.first
          if let holder { return "'\(path)' is still held by '\(holder.path.text)'" }
        }
        return "'\(path)' is still held from outside:"
          + " by a closure, a task, an actor, a global or a variable"
      }
  }
}

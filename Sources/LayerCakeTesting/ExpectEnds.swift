import LayerCake

/// Expects that what a scope holds ends with it, and fails the test with what still holds it.
///
/// Makes the scope, uses it, closes it if it is a `ClosableRoot`, and drops it. Then nothing of what it
/// stores or has made in its singletons may be alive, nor the scope itself if it is an object:
///
/// ```swift
/// @Test func `A session ends when the user signs out`() async throws {
///   let app = AppDependencies()
///   try await expectEnds {
///     SessionDependencies(parent: app, session: Session(user: "Ann"))
///   } whileUsing: { session in
///     _ = session.store
///   }
/// }
/// ```
///
/// A failure says for each value by what path it is still held: `'session' is still held by
/// 'AppDependencies.cache.session'`, or by the scope's own `'store.dependencies'`, which holds the
/// whole scope for ever. Paths lead through stored properties, elements and singletons. Closures, tasks
/// and mutexes can't be looked into: what only they hold is reported without a path.
///
/// What a scope's parent held before belongs to the parent, and may stay. Values that the test made and
/// keeps go into `keeping`. A weak reference looks like a strong one in a path, never in the verdict:
/// what is reported is alive.
///
/// - Parameters:
///   - make: Makes the scope, with everything that should end with it.
///   - kept: Objects that are handed to the scope and outlive it.
///   - use: Does with the scope what the program does. Only what was made can be held.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
/// - Throws: What `make`, `use` and the scope's closers throw.
public func expectEnds<Root>(
  _ make: () throws -> Root, keeping kept: [AnyObject] = [],
  whileUsing use: (Root) async throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) async throws {
  var suspects: Suspects
  let parent: Any?
  do {
    let root = try make()
    parent = (root as? any DependencyScope)?.parent
    let outside = Suspects.identities(in: parent, and: kept)
    try await use(root)
    if let root = root as? any ClosableRoot { try await root.closers.close() }
    suspects = Suspects(of: root, except: outside)
  }
  // A task that has ended lets go a little later of what it held.
  for _ in 0..<1_000 where !suspects.alive.isEmpty { await Task.yield() }
  let complaints = suspects.complaints(parent: parent)
  guard !complaints.isEmpty else { return }
  Origin(fileID: fileID, file: file, line: line)
    .report(complaints.joined(separator: "\n"), at: .here)
}

/// What should end with a root, held weakly.
private struct Suspects {
  private struct Suspect {
    weak var object: AnyObject?
    let path: String
  }

  private let suspects: [Suspect]

  init(of root: some Any, except outside: Set<ObjectIdentifier>) {
    var found = ObjectPaths(of: root, except: root is any DependencyScope ? "parent" : nil).entries
      // Deeper ones may be shared with the parent, which makes values while the scope is used.
      .filter { $0.value.depth == 1 && !outside.contains($0.key) }
      .map { Suspect(object: $0.value.object, path: $0.value.path) }
    if type(of: root) is AnyObject.Type {
      found.append(Suspect(object: root as AnyObject, path: "\(type(of: root))"))
    }
    suspects = found.sorted { $0.path < $1.path }
  }

  static func identities(in parent: Any?, and kept: [AnyObject]) -> Set<ObjectIdentifier> {
    var identities = Set(kept.map(ObjectIdentifier.init))
    if let parent {
      identities.formUnion(ObjectPaths(of: parent).entries.keys)
      if type(of: parent) is AnyObject.Type {
        identities.insert(ObjectIdentifier(parent as AnyObject))
      }
    }
    return identities
  }

  var alive: [(object: AnyObject, path: String)] {
    suspects.compactMap { suspect in suspect.object.map { ($0, suspect.path) } }
  }

  /// One line for each name under which something is alive, by what holds it.
  func complaints(parent: Any?) -> [String] {
    let alive = alive
    let fromParent = parent.map { ObjectPaths(of: $0, path: "\(type(of: $0))") }
    let held = alive.map { ($0.object, ObjectPaths(of: $0.object, path: $0.path)) }
    // A lifetime and the value that it keeps have one name; what holds one of them explains both.
    return Dictionary(grouping: alive, by: \.path).sorted { $0.key < $1.key }.map { path, objects in
      for object in objects.map(\.object) {
        let id = ObjectIdentifier(object)
        let holder =
          fromParent?.entries[id]
          ?? held.lazy.filter { $0.0 !== object }.compactMap { $0.1.entries[id] }.first
        if let holder { return "'\(path)' is still held by '\(holder.path)'" }
      }
      return "'\(path)' is still held from outside: by a closure, a task, a global or a variable"
    }
  }
}

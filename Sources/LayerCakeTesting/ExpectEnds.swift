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
/// whole scope for ever. Paths lead through stored properties, elements and singletons. Closures, tasks,
/// actors and mutexes can't be looked into: what only they hold is reported without a path.
///
/// ## What must end
///
/// The objects that the scope stores or has made, also as elements of collections, in tuples, enums and
/// structs. What these objects hold in turn is not looked at, and neither is what a struct consists of:
/// objects of a class that is declared inside of it, as copy-on-write has them, and everything in
/// structs of Swift's own libraries.
///
/// What a scope's parent held before belongs to the parent, and may stay; so may what is inside of a
/// struct or collection and is held by the parent as well by then, which may have made it meanwhile.
/// Values that the test made and keeps, or that an actor of the parent handed out, go into `keeping`. A
/// weak reference looks like a strong one in a path, never in the verdict: what is reported is alive.
///
/// ## What must be at rest
///
/// The stored properties of objects are read: of those that the parent and kept values hold, and in the
/// end of those that are still alive. Only actors' are not. So nobody may write to them meanwhile; a
/// lock of their own does not help. An `unowned` reference to what has gone stops the process when it
/// is read, here as anywhere: make it `weak`, or give its class a `customMirror` without it.
///
/// - Parameters:
///   - make: Makes the scope, with everything that should end with it.
///   - kept: What is handed to the scope and outlives it: objects, and values with all that they hold.
///   - limit: How long to wait, in real time, for what lets go a little later, such as a task that has
///     been cancelled; longer where the machine is so busy that tasks wait for their turn.
///   - use: Does with the scope what the program does. Only what was made can be held. If it throws,
///     the scope is closed all the same, and nothing is expected of it.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
/// - Throws: What `make`, `use` and the scope's closers throw; a `ClosingError` with all of it, if `use`
///   throws and the scope could not be closed.
public func expectEnds<Root>(
  _ make: () throws -> Root, keeping kept: [Any] = [], within limit: Duration = .seconds(10),
  whileUsing use: (Root) async throws -> Void,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) async throws {
  var suspects: Suspects
  let parent: Any?
  do {
    let root = try make()
    parent = (root as? any DependencyScope)?.parent
    let outside = Outside(parent: parent, kept: kept)
    if let closable = root as? any ClosableRoot {
      try await withScope(closable) { _ in try await use(root) }
    } else {
      try await use(root)
    }
    suspects = Suspects(of: root, except: outside)
  }
  await suspects.wait(limit, parent: parent)
  guard !suspects.alive.isEmpty else { return }
  Origin(fileID: fileID, file: file, line: line)
    .report(suspects.complaints(parent: parent).joined(separator: "\n"), at: .here)
}

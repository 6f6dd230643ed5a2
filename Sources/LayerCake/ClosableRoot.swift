/// A root that closes what it has opened when it ends: a request's transaction, a session's socket.
///
/// It has one ``Closers``, with which its providers open what must be closed:
///
/// ```swift
/// struct RequestDependencies: ClosableRoot, DependencyScope, HasDatabase {
///   let parent: AppDependencies
///   let database: Database
///   let closers = Closers()
///   private let _transaction = Singleton<Transaction>()
///   var transaction: Transaction {
///     get throws {
///       try _transaction {
///         try closers.open { try database.begin() } close: { transaction, outcome in
///           switch outcome {
///           case .success: try await transaction.commit()
///           case .failure: try await transaction.rollBack()
///           }
///         }
///       }
///     }
///   }
///
///   init(parent: AppDependencies, database: Database) {
///     self.parent = parent
///     self.database = database
///   }
/// }
/// ```
///
/// Enter it with ``withScope(_:_:)``, which closes it whatever happens. It may be a scope or the
/// program's first root, and it has `Closers` of its own: not its parent's.
///
/// Don't conform where nothing is opened: memory needs no closing, it goes with the last copy.
public protocol ClosableRoot {
  /// What this root has opened so far.
  var closers: Closers { get }
}

/// Returns what a function returns that uses a root, and closes what the root has opened by then.
///
/// ```swift
/// func answer(_ app: AppDependencies, _ database: Database) async throws -> Int {
///   try await withScope(RequestDependencies(parent: app, database: database)) { request in
///     try await request.transaction.count()
///   }
/// }
/// ```
///
/// The closers get the function's outcome, to commit or to roll back. They run also if the task is
/// cancelled, and don't see that it was: a roll-back can still wait for its answer. What the
/// function leaves running when it returns, an unstructured task for example, finds the root closed.
///
/// - Throws: What the function throws, if everything could be closed. Otherwise a ``ClosingError``
///   with that error and those of the closers.
public func withScope<Root: ClosableRoot, Value>(
  _ root: Root, _ body: (Root) async throws -> Value
) async throws -> Value {
  let value: Value
  do {
    value = try await body(root)
  } catch {
    try await root.closers.close(after: .failure(error))
    throw error
  }
  try await root.closers.close(after: .success(()))
  return value
}

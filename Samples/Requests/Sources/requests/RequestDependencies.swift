import LayerCake
import RequestInterface
import Storage

/// What is there for one request, and for no other. It ends with the response.
struct RequestDependencies: ClosableRoot, DependencyScope, HasLogger, HasTraceID, HasTransaction {
  let parent: AppDependencies
  let traceID: TraceID
  let closers = Closers()
  private let _transaction = AsyncSingleton<Transaction>()

  init(parent: AppDependencies, traceID: TraceID) {
    self.parent = parent
    self.traceID = traceID
  }

  var logger: Logger { parent.logger.tracing(traceID) }

  /// Begins when somebody asks for it; a request that needs no database waits for nobody's turn.
  var transaction: Transaction {
    get async throws {
      try await _transaction {
        let database = try parent.database
        return try await closers.open {
          try await database.begin()
        } close: { [logger] _, outcome in
          switch outcome {
          case .success: try await database.end(committing: true)
          case .failure(let error):
            try await database.end(committing: false)
            logger.log("rolled back: \(error)")
          }
        }
      }
    }
  }
}

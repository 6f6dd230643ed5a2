import Foundation

/// Work that computes for long or waits for a child process.
///
/// Where tests did it as they are, the few threads that run all tasks would be taken, and tests of
/// what tasks do would wait for minutes.
public enum Blocking {
  private static let queue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  /// Runs the work on a thread that may wait; as many at a time as there are processors.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Result(catching: work)) }
    }
  }
}

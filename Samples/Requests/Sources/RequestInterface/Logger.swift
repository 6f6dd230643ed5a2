/// A place for lines about what happens.
public struct Logger: Sendable {
  public var log: @Sendable (_ line: String) -> Void

  public init(log: @escaping @Sendable (_ line: String) -> Void) {
    self.log = log
  }

  /// The same place, with a trace in front of each line.
  public func tracing(_ traceID: TraceID) -> Logger {
    Logger { line in log("[\(traceID)] \(line)") }
  }
}

/// The provider of a logger: of the app's, or in a request of one that tells its trace.
public protocol HasLogger {
  var logger: Logger { get }
}

import Foundation
import LayerCake
import RequestInterface
import Synchronization
import Transport

@testable import requests

/// The lines that a server has logged.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  // Of a contended mutex the thread sanitizer sees nothing on Linux; of this lock it does.
  private let lock = NSLock()

  var all: [String] { lock.withLock { lines.withLock(\.self) } }
  var logger: Logger {
    Logger { line in self.lock.withLock { self.lines.withLock { $0.append(line) } } }
  }

  /// What one trace has logged, without the trace.
  func of(_ traceID: String) -> [String] {
    all.filter { $0.hasPrefix("[\(traceID)] ") }.map { String($0.dropFirst(traceID.count + 3)) }
  }
}

/// Runs a body beside the server, on a port and with a database of its own, then shuts it down.
func withServer(
  _ body: @Sendable (_ port: UInt16, _ lines: Lines) async throws -> Void
) async throws {
  let lines = Lines()
  try await withScope(AppDependencies(logger: lines.logger, path: ":memory:")) { app in
    let server = try HTTPServer(port: 0) { await answer($0, app) }
    async let running: Void = server.run()
    do {
      try await body(server.port, lines)
    } catch {
      server.shutDown()
      await running
      throw error
    }
    server.shutDown()
    await running
  }
}

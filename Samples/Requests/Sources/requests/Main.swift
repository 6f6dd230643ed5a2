import Foundation
import LayerCake
import RequestInterface
import Transport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main struct Main {
  static func main() async {
    do {
      let (path, port) = try arguments(CommandLine.arguments.dropFirst())
      let logger = Logger { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
      }
      try await serve(path: path, port: port, logger)
    } catch {
      FileHandle.standardError.write(Data("requests: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }

  /// Serves until SIGTERM or SIGINT, and then as long as requests are under way.
  private static func serve(path: String, port: UInt16, _ logger: Logger) async throws {
    try await withScope(AppDependencies(logger: logger, path: path)) { app in
      // A database that can't be opened should be told of now, not with the first request.
      _ = try app.database
      let server = try HTTPServer(port: port) { await answer($0, app) }
      let signals = [SIGTERM, SIGINT].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { server.shutDown() }
        source.resume()
        return source
      }
      FileHandle.standardOutput.write(
        Data("listening on http://127.0.0.1:\(server.port)\n".utf8))
      await server.run()
      for source in signals { source.cancel() }
      logger.log("answered the last request")
    }
  }

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  private static func arguments(
    _ arguments: ArraySlice<String>
  ) throws -> (path: String, port: UInt16) {
    var path = ":memory:"
    var port: UInt16 = 8080
    var rest = arguments
    while let name = rest.popFirst() {
      guard ["--database", "--port"].contains(name) else {
        throw UsageError(description: "unknown argument '\(name)'; --database PATH, --port NUMBER")
      }
      guard let value = rest.popFirst() else {
        throw UsageError(description: "'\(name)' needs a value")
      }
      if name == "--database" {
        path = value
      } else if let number = UInt16(value) {
        port = number
      } else {
        throw UsageError(description: "'\(value)' is no port")
      }
    }
    return (path, port)
  }
}

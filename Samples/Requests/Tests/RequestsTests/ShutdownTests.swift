import Foundation
import LayerCake
import LayerCakeTesting
import RequestInterface
import Testing
import Transport

@testable import requests

@Suite(.timeLimit(.minutes(10))) struct ShutdownTests {
  @Test func `A request that is under way is answered, then everything ends`() async throws {
    let answers = Recorder<String, Response, Never>(
      "HTTPServer.answer", .always(Response(200, "late")))
    let held = answers.heldEndpoint
    let server = try HTTPServer(port: 0) { await held($0.path) }
    async let running: Void = server.run()

    let idle = try Client(port: server.port)
    let client = try Client(port: server.port)
    async let answer = client.send("GET", "/slow")
    try await answers.waitForCalls(1)
    server.shutDown()
    // Nobody waits for what an idle connection may bring one day.
    await #expect(throws: Client.Closed.self) { try await idle.receive() }
    answers.release()
    let late = try await answer
    #expect(late == .init(status: 200, traceID: nil, body: "late"))
    await running
    #expect(answers.calls == ["/slow"])
  }

  #if os(macOS) || os(Linux)
    /// The built program, from its arguments to its exit code.
    @Test func `The program says where it listens, and ends when it is told to`() async throws {
      let program = try Program("--port", "0")
      let line = try #require(program.readLine())
      let port = try #require(UInt16(line.split(separator: ":").last ?? ""))
      #expect(line == "listening on http://127.0.0.1:\(port)")
      let client = try Client(port: port)
      #expect(
        try await client.send("POST", "/orders?item=rye&customer=Ann", traceID: "t-1").body
          == "1 rye Ann\n")
      program.process.terminate()
      program.process.waitUntilExit()
      #expect(program.process.terminationStatus == 0)
      #expect(
        program.errors() == """
          [t-1] placed rye for Ann, 499 left
          answered the last request
          closed the database

          """)
    }

    @Test(arguments: [
      (["--port", "many"], "'many' is no port", 2 as Int32),
      (["--database"], "'--database' needs a value", 2),
      (["--help"], "unknown argument '--help'; --database PATH, --port NUMBER", 2),
      (
        ["--port", "0", "--database", "/nowhere/at/all"],
        "cannot open '/nowhere/at/all': unable to open database file", 1
      ),
    ])
    func `Wrong arguments are one sentence and an exit code`(
      _ arguments: [String], _ message: String, _ status: Int32
    ) throws {
      let program = try Program(arguments)
      program.process.waitUntilExit()
      #expect(program.errors() == "requests: \(message)\n")
      #expect(program.process.terminationStatus == status)
    }
  #endif
}

#if os(macOS) || os(Linux)
  /// The program that was built with the tests.
  private struct Program {
    let process = Process()
    private let output = Pipe()
    private let error = Pipe()

    init(_ arguments: String...) throws { try self.init(arguments) }

    init(_ arguments: [String]) throws {
      process.executableURL = Self.folder.appending(path: "requests")
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = error
      try process.run()
    }

    func readLine() -> String? {
      var bytes: [UInt8] = []
      while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
        if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
      }
      return nil
    }

    func errors() -> String {
      String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    private static var folder: URL {
      #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle ?? .main).bundleURL.deletingLastPathComponent()
      #else
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      #endif
    }
  }
#endif

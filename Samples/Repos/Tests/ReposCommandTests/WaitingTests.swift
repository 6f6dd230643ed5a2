import Foundation
import LoopbackServer
import Testing

/// A slow server: somebody at a terminal sees that something happens, a pipe gets nothing.
struct WaitingTests {
  @Test func `A terminal shows that it waits, and a pipe does not`() async throws {
    let mayAnswer = DispatchSemaphore(value: 0)
    let (arrivals, arrived) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      arrived.yield()
      mayAnswer.wait()
      return .status(body: "[]")
    }
    let arguments = ["--live", "--org", "bakery", "--server", server.url.absoluteString]

    // The one into a pipe has waited for longer by the time that the terminal shows something.
    async let piped = repos(arguments)
    for await _ in arrivals { break }
    let terminal = try PseudoTerminal()
    async let shown = repos(arguments, terminal: terminal)
    var last = ""
    for await screen in terminal.screens {
      if last.isEmpty, screen.contains("waiting for 127.0.0.1 1s") {
        mayAnswer.signal()
        mayAnswer.signal()
      }
      last = screen
    }

    #expect(try await piped == Run(exitCode: 0, output: "No repositories.\n", errors: ""))
    #expect(try await shown == Run(exitCode: 0, output: "No repositories.\n", errors: ""))
    #expect(last.hasSuffix(" \r"), "the notice is wiped when the answer is there")
  }
}

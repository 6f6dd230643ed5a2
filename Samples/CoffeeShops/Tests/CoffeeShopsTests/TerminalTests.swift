import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The built program at a terminal, as a person has it.
@Suite(.timeLimit(.minutes(2))) struct TerminalTests {
  @Test func `A person signs up, rates and quits, and the password is never on the screen`()
    async throws
  {
    let program = try Program()
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = try product("coffeeshops")
    process.arguments = program.options
    process.environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"]
    process.standardInput = terminal.device
    process.standardOutput = terminal.device
    process.standardError = terminal.device
    let exitCode = try process.start()
    try terminal.device.close()

    var steps = [
      ("> ", "signup ada"), ("New password: ", "a good cup"), ("Again: ", "a good cup"),
      ("not visited\r\n> ", "open a"), ("not visited\r\n> ", "rate 4"), ("> ", "back"),
      ("> ", "quit"),
    ][...]
    var (screen, answered) = ("", 0)
    for await text in terminal.screens {
      screen = text
      let unanswered = text.unicodeScalars.dropFirst(answered)
      if let (question, answer) = steps.first, String(unanswered).hasSuffix(question) {
        answered = text.unicodeScalars.count
        steps = steps.dropFirst()
        try terminal.type(answer)
      }
    }
    #expect(await exitCode.value == 0)
    #expect(steps.isEmpty, "\(screen)")
    #expect(!screen.contains("a good cup"))
    #expect(screen.contains("> rate 4\r\nrated ★★★★☆\r\n"))
    #expect(screen.contains("\u{1B}[32ma\u{1B}[0m  Blue Door"), "the marker is green now")
  }
}

/// A terminal that a test sits at.
private final class PseudoTerminal: Sendable {
  /// The end that a program takes for its terminal. Close it once the program has it.
  let device: FileHandle
  /// All that was written so far, again after each write. It ends when the last writer is gone.
  let screens: AsyncStream<String>
  private let keyboard: FileHandle

  init() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw CocoaError(.fileNoSuchFile) }
    // A program started by another test must not keep them open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    device = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    keyboard = FileHandle(fileDescriptor: master, closeOnDealloc: true)

    let (screens, screen) = AsyncStream<String>.makeStream()
    self.screens = screens
    Thread.detachNewThread { [master, keyboard] in
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1_024)
      while true {
        let count = read(master, &chunk, chunk.count)
        guard count > 0 else { break }
        bytes += chunk[..<count]
        screen.yield(String(decoding: bytes, as: UTF8.self))
      }
      screen.finish()
      withExtendedLifetime(keyboard) {}
    }
  }

  func type(_ line: String) throws {
    try keyboard.write(contentsOf: Data("\(line)\n".utf8))
  }
}

import AccountsInterface
import CoffeeShopsTesting
import Foundation
import StoreInterface
import Testing
import VisitsInterface

/// The built program, stopped in the middle of its work. What it has confirmed is there, and what it
/// has not is there as a whole or not at all.
@Suite(.timeLimit(.minutes(5))) struct KillTests {
  /// Every rating has a note with its number. So the last note tells how many ratings there must be.
  @Test(arguments: Program.Store.allCases)
  func `Killed in the middle of a write, it loses nothing that it had confirmed`(
    store: Program.Store
  ) async throws {
    let program = try Program(store: store)
    _ = try await program("signup", "ada", input: EndToEndTests.twice)
    var kept = 0
    for round in 0..<12 {
      let confirmed = try await kill(program, after: round, startingWith: kept + 1)
      #expect(confirmed >= round)
      let visit = try await visit(in: program)
      let count = visit.map { $0.earlier.count + 1 } ?? 0
      #expect(count >= kept + confirmed)
      #expect(visit?.note == (count == 0 ? nil : "number \(count)"))
      kept = count
    }
    let shown = try await program("show", "blue-door")
    #expect(shown.exitCode == 0)
    #expect(shown.output.contains("“number \(kept)”"))
  }

  /// The system refuses to let any file grow further, as a full disk would.
  @Test(arguments: Program.Store.allCases)
  func `When the disk is full, it says so and loses nothing that it had confirmed`(
    store: Program.Store
  ) async throws {
    let program = try Program(store: store)
    _ = try await program("signup", "ada", input: EndToEndTests.twice)
    let note = String(repeating: "n", count: 150)
    let input =
      "open a\n" + (1...400).map { "rate 3 \($0) \(note)\n" }.joined()
    let path = program.data.file("input")
    try Data(input.utf8).write(to: path)
    // Blocks of half a kilobyte, or of a whole one: the shells don't agree.
    let blocks = store == .database ? 200 : 20
    let script = "(ulimit -f \(blocks); exec \"$0\" \"$@\" <'\(path.path)' 2>&1) | cat"
    let run = try await run("/bin/sh", ["-c", script, try program.path] + program.options)
    // Each confirmation follows its command. A shorter rating may still fit where one did not.
    let lines = run.output.split(separator: "\n")
    let confirmed = zip(lines, lines.dropFirst()).filter { $1 == "rated ★★★☆☆" }.map(\.0)
    #expect(!confirmed.isEmpty && confirmed.count < 400)
    #expect(run.output.contains("! cannot use '\(program.data.url.path)"))

    let visit = try #require(try await visit(in: program))
    #expect(visit.earlier.count + 1 == confirmed.count)
    #expect(visit.note.map { "> rate 3 \($0)" } == confirmed.last.map(String.init))
    let later = try await program("rate", "blue-door", "5", "there is room again")
    #expect(later == Run(exitCode: 0, output: "rated ★★★★★\n"))
  }

  /// Lets the program rate without end and kills it once it has confirmed a number of ratings.
  ///
  /// The next command waits in the pipe already, so it is at work again when the signal comes.
  ///
  /// - Returns: How many ratings it had confirmed by then.
  private func kill(
    _ program: Program, after limit: Int, startingWith first: Int
  ) async throws -> Int {
    let (process, input, output) = try program.process()
    let commands =
      "open a\n" + (first..<first + 500).map { "rate 3 number \($0)\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(commands.utf8))
    let exitCode = try process.start()
    var confirmed = 0
    for await line in lines(of: output.fileHandleForReading) {
      if line.hasPrefix("rated ") { confirmed += 1 }
      if line.hasPrefix("> rate"), confirmed == limit {
        try #require(process.processIdentifier > 0)
        Foundation.kill(process.processIdentifier, SIGKILL)
      }
    }
    #expect(await exitCode.value == SIGKILL)
    #expect(process.terminationReason == .uncaughtSignal)
    return confirmed
  }

  private func visit(in program: Program) async throws -> Visit? {
    let store = program.openStore
    let account = try #require(try await store.account(key: "ada"))
    return try await store.visits(by: account.account.id).first
  }
}

/// The lines that come, as they come, until the writer is gone.
private func lines(of handle: FileHandle) -> AsyncStream<String> {
  let (lines, line) = AsyncStream<String>.makeStream()
  Thread.detachNewThread {
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(handle.fileDescriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      pending += chunk[..<count]
      let parts = pending.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for part in parts.dropLast() { line.yield(String(decoding: part, as: UTF8.self)) }
      pending = Array(parts.last ?? [])
    }
    line.finish()
  }
  return lines
}

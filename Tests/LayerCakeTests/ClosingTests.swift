import LayerCake
import Testing

private struct Broken: Error, Equatable { let what: String }

/// What happened, in the order in which it did.
private final class Diary: Sendable {
  private let lines = Lock<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

private struct Request: ClosableRoot, Sendable {
  let diary = Diary()
  var broken: Set<String> = []
  let closers = Closers()
  private let _connection = Singleton<String>()
  private let _transaction = Singleton<String>()
  private let _log = Singleton<String>()
  private let _stream = AsyncSingleton<String>()

  var connection: String { get throws { try _connection { try opened("connection") } } }
  var transaction: String {
    get throws { try _transaction { try opened("transaction on \(connection)") } }
  }
  var log: String { get throws { try _log { try opened("log") } } }
  var stream: String {
    get async throws {
      try await _stream {
        try await closers.open {
          await Task.yield()
          return "stream"
        } close: { value, _ in
          diary.note("closed \(value)")
        }
      }
    }
  }

  private func opened(_ name: String) throws -> String {
    try closers.open {
      if broken.contains("open \(name)") { throw Broken(what: name) }
      return name
    } close: { [diary, broken] value, outcome in
      await Task.yield()
      if broken.contains(value) { throw Broken(what: value) }
      switch outcome {
      case .success: diary.note("closed \(value)\(Task.isCancelled ? ", cancelled" : "")")
      case .failure(let error): diary.note("closed \(value) after \(error)")
      }
    }
  }
}

@Test func `What was opened is closed, last opened first, and only what was`() async throws {
  let request = Request()
  let result = try await withScope(request) { request in
    _ = try request.transaction
    _ = try await request.stream
    #expect(request.diary.all.isEmpty)
    return 1
  }
  #expect(result == 1)
  let closed = ["closed stream", "closed transaction on connection", "closed connection"]
  #expect(request.diary.all == closed)
}

@Test func `Nothing is closed in a scope that opened nothing`() async throws {
  let request = Request()
  try await withScope(request) { _ in }
  #expect(request.diary.all.isEmpty)
}

@Test func `What throws in a scope is thrown out of it, and told to the closers`() async throws {
  let request = Request()
  await #expect(throws: Broken(what: "work")) {
    try await withScope(request) { request in
      _ = try request.log
      throw Broken(what: "work")
    }
  }
  #expect(request.diary.all == [#"closed log after Broken(what: "work")"#])
}

@Test func `What could not be opened is not closed`() async throws {
  let request = Request(broken: ["open log"])
  await #expect(throws: Broken(what: "log")) {
    try await withScope(request) { request in
      _ = try request.connection
      _ = try request.log
    }
  }
  #expect(request.diary.all == [#"closed connection after Broken(what: "log")"#])
}

@Test func `A closer that fails is reported, and what is closed after it gets that failure`()
  async throws
{
  let request = Request(broken: ["transaction on connection"])
  let error = await #expect(throws: ClosingError.self) {
    try await withScope(request) { request in
      _ = try request.transaction
      _ = try request.log
    }
  }
  #expect(error?.workError == nil)
  #expect(
    error?.closingErrors.map { $0 as? Broken } == [Broken(what: "transaction on connection")])
  #expect(
    request.diary.all == [
      "closed log", #"closed connection after Broken(what: "transaction on connection")"#,
    ])
}

@Test func `Errors of the work and of all closers are reported together`() async throws {
  let request = Request(broken: ["log", "connection"])
  let error = await #expect(throws: ClosingError.self) {
    try await withScope(request) { request in
      _ = try request.connection
      _ = try request.log
      throw Broken(what: "work")
    }
  }
  #expect(error?.workError as? Broken == Broken(what: "work"))
  #expect(
    error?.closingErrors.map { $0 as? Broken } == [Broken(what: "log"), Broken(what: "connection")])
  #expect(
    error.map { "\($0)" } == """
      Broken(what: "work"); then, could not close what was opened: \
      Broken(what: "log"); Broken(what: "connection")
      """)
}

@Test func `A cancelled task closes what it opened, and the closers don't see that it was`()
  async throws
{
  let request = Request()
  let task = Task {
    try await withScope(request) { request in
      _ = try request.connection
      while !Task.isCancelled { await Task.yield() }
      try Task.checkCancellation()
    }
  }
  task.cancel()
  await #expect(throws: CancellationError.self) { try await task.value }
  #expect(request.diary.all == ["closed connection after CancellationError()"])

  let finished = Request()
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    try? await withScope(finished) { _ = try $0.connection }
  }.value
  #expect(finished.diary.all == ["closed connection"])
}

@Test func `A scope that has ended opens nothing any more`() async throws {
  let request = Request()
  try await withScope(request) { _ = try $0.connection }
  #expect(throws: ScopeEnded.self) { try request.log }
  await #expect(throws: ScopeEnded.self) { try await request.stream }
  #expect(try request.connection == "connection")
  #expect(request.diary.all == ["closed connection"])
}

@Test func `The end waits for what is being opened, and closes it`() async throws {
  let closers = Closers()
  let diary = Diary()
  let (begun, begin) = AsyncStream<Void>.makeStream()
  let (release, go) = AsyncStream<Void>.makeStream()
  let opening = Task {
    try await closers.open {
      begin.finish()
      for await _ in release {}
      diary.note("opened")
    } close: { _, _ in
      diary.note("closed")
    }
  }
  for await _ in begun {}
  let end = Task { try await closers.close() }
  while (try? closers.open({}, close: { _, _ in })) != nil { await Task.yield() }
  #expect(diary.all.isEmpty)
  go.finish()
  try await end.value
  try await opening.value
  #expect(diary.all == ["opened", "closed"])
}

@Test func `Whoever closes again waits for the same end`() async throws {
  let request = Request()
  _ = try request.connection
  await withThrowingTaskGroup { group in
    for _ in 0..<100 {
      group.addTask {
        try await request.closers.close()
        #expect(request.diary.all == ["closed connection"])
      }
    }
  }
  #expect(request.diary.all == ["closed connection"])
}

@Test func `Everything that many tasks open is closed once`() async throws {
  struct Root: ClosableRoot { let closers = Closers() }
  let opened = Count()
  let closed = Count()
  try await withScope(Root()) { root in
    await withThrowingTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask {
          try root.closers.open {
            opened.next()
          } close: { _, _ in
            closed.next()
          }
        }
      }
    }
  }
  #expect(opened.value == 1_000)
  #expect(closed.value == 1_000)
}

@Test @MainActor func `A scope on the main actor is used and left there`() async throws {
  final class Window { var isOpen = true }
  @MainActor struct Editor: @MainActor ClosableRoot {
    let closers = Closers()
    private let _window = Singleton<Window>()
    var window: Window { _window { Window() } }
  }
  let window = try await withScope(Editor()) { editor in
    MainActor.assertIsolated()
    return editor.window
  }
  #expect(window.isOpen)
}

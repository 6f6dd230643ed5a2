/// What a root has opened, and how each of it is closed: last opened first, and only what was.
///
/// A ``ClosableRoot`` has one and opens with it; ``withScope(_:_:)`` closes it. Where the end isn't
/// that of a function, an app's sign-out for example, call ``close(after:)``.
///
/// Any number of threads may open at once. Opening costs two short locks.
public final class Closers: Sendable {
  /// How the work ended that the root was made for.
  public typealias Outcome = Result<Void, any Error>

  private struct State: Sendable {
    var closers: [@Sendable (Outcome) async throws -> Void] = []
    /// How many are being opened now.
    var openings = 0
    var hasEnded = false
    /// What closes everything, once that has begun; nil if there was nothing to close.
    var closing: Task<Void, any Error>?
    /// What goes on when nothing is being opened any more.
    var lastOpening: CheckedContinuation<Void, Never>?
  }

  /// An opening or a closing, which the scope's end waits for: in it, nobody can wait for the end.
  private final class Step: Sendable {
    /// Whose step it is, as long as it is under way: then nothing else can have their address.
    let closers: ObjectIdentifier
    private let underWay = Lock(true)
    var isUnderWay: Bool { underWay.withLock { $0 } }

    init(of closers: Closers) { self.closers = ObjectIdentifier(closers) }
    func end() { underWay.withLock { $0 = false } }
  }

  private let state = Lock(State())

  /// What the current task is a part of. A task that was started in a step, and is still there after it,
  /// has it here too: for that one, it has ended.
  @TaskLocal private static var steps: [Step] = []

  /// Creates closers for a root that hasn't opened anything.
  public init() {}

  /// Returns what a function opens, and notes how to close it.
  ///
  /// Call it where the value is made: in the closure of a ``Singleton``, for one that is opened
  /// once, when it is first asked for.
  ///
  /// - Throws: What `open` throws, and nothing is noted then; or ``ScopeEnded``, without calling it.
  public func open<Value: Sendable>(
    _ open: () throws -> Value, close: @escaping @Sendable (Value, Outcome) async throws -> Void
  ) throws -> Value {
    try begin()
    do {
      let value = try open()
      end { try await close(value, $0) }
      return value
    } catch {
      end(nil)
      throw error
    }
  }

  /// Returns what a function opens that takes its time, and notes how to close it.
  ///
  /// Call it in the closure of an ``AsyncSingleton``. If the end comes meanwhile, it waits for this;
  /// `open` itself may call ``close(after:)``, of which it doesn't wait for the end.
  ///
  /// - Throws: What `open` throws, and nothing is noted then; or ``ScopeEnded``, without calling it.
  public func open<Value: Sendable>(
    _ open: () async throws -> Value,
    close: @escaping @Sendable (Value, Outcome) async throws -> Void
  ) async throws -> Value {
    try begin()
    do {
      let value = try await step { try await open() }
      end { try await close(value, $0) }
      return value
    } catch {
      end(nil)
      throw error
    }
  }

  /// Closes what was opened, one after the other, the last first; from now on nothing is opened.
  ///
  /// Everything is closed, even if some of it fails to. Whoever is closed after a failure gets that
  /// failure as the outcome. The one who calls first decides the outcome; everybody else who calls
  /// waits for the same end, but for what that end waits for: a closer, or something that is being opened,
  /// goes on at once. Closers don't see whether the caller is cancelled.
  ///
  /// Two roots must not close each other: if both ends come at once, each waits for the other's.
  ///
  /// - Throws: A ``ClosingError``, if something could not be closed.
  public func close(after outcome: Outcome = .success(())) async throws {
    let closing = state.withLock { state -> Task<Void, any Error>? in
      if let closing = state.closing { return closing }
      state.hasEnded = true
      if state.openings == 0, state.closers.isEmpty { return nil }
      // A task of its own, which isn't cancelled with the caller's.
      let closing = Task { try await step { try await closeAll(outcome) } }
      state.closing = closing
      return closing
    }
    let id = ObjectIdentifier(self)
    if Self.steps.contains(where: { $0.closers == id && $0.isUnderWay }) { return }
    try await closing?.value
  }

  /// Runs a part of what the end waits for.
  private func step<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    let step = Step(of: self)
    defer { step.end() }
    // Without those that have ended: tasks that start each other would pass on ever more.
    let steps = Self.steps.filter(\.isUnderWay) + [step]
    return try await Self.$steps.withValue(steps, operation: body)
  }

  private func closeAll(_ outcome: Outcome) async throws {
    await withCheckedContinuation { continuation in
      let isOpening = state.withLock { state in
        if state.openings > 0 { state.lastOpening = continuation }
        return state.openings > 0
      }
      if !isOpening { continuation.resume() }
    }
    var current = outcome
    var errors: [any Error] = []
    while let closer = state.withLock({ $0.closers.popLast() }) {
      do {
        try await closer(current)
      } catch {
        errors.append(error)
        if case .success = current { current = .failure(error) }
      }
    }
    if !errors.isEmpty { throw ClosingError(outcome: outcome, closingErrors: errors) }
  }

  private func begin() throws(ScopeEnded) {
    let hasEnded = state.withLock { state in
      if !state.hasEnded { state.openings += 1 }
      return state.hasEnded
    }
    if hasEnded { throw ScopeEnded() }
  }

  private func end(_ closer: (@Sendable (Outcome) async throws -> Void)?) {
    let waiting = state.withLock { state in
      if let closer { state.closers.append(closer) }
      state.openings -= 1
      guard state.openings == 0 else { return nil as CheckedContinuation<Void, Never>? }
      defer { state.lastOpening = nil }
      return state.lastOpening
    }
    waiting?.resume()
  }
}

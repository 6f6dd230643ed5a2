/// The place where an asynchronous singleton's value is made and kept.
final class AsyncSlot<Value: Sendable>: Sendable {
  /// Stands for one caller that waits.
  private final class Wait: Sendable {}

  private struct State: Sendable {
    var making: Making?
    var task: Task<Void, Never>?
    /// True once everybody who waited for the making has left it, even if others came since.
    var isAbandoned = false
    var waiting: [ObjectIdentifier: CheckedContinuation<Value?, any Error>] = [:]
  }

  private let root: StaticString
  private let made = Singleton<Value>()
  private let state = Lock(State())

  init(in root: StaticString) {
    self.root = root
  }

  /// The value, if it has been made.
  var value: Value? { made.ifMade }

  /// Returns the value, which is made by `make` unless another making is under way.
  func firstValue(
    _ property: StaticString, _ make: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let name = ValueName(root: root, property: property, type: Value.self)
    while true {
      let wait = Wait()
      defer { Making.endWait(wait) }
      let value = try await withTaskCancellationHandler {
        try await withEscalation {
          try await withCheckedThrowingContinuation { begin(wait, $0, name, make) }
        }
      } onCancel: {
        leave(wait)
      }
      // Nil after a making that everybody else had left.
      if let value { return value }
    }
  }

  /// Lets a caller wait for the making that is under way, or for a new one.
  private func begin(
    _ wait: Wait, _ continuation: CheckedContinuation<Value?, any Error>, _ name: ValueName,
    _ make: @escaping @Sendable () async throws -> Value
  ) {
    let result = state.withLock { state -> Result<Value, any Error>? in
      if let value { return .success(value) }
      // From here on, whoever is cancelled is taken out by `leave`.
      if Task.isCancelled { return .failure(CancellationError()) }
      let making = state.making ?? start(&state, name, make)
      do { try making.beginWait(wait) } catch { return .failure(error) }
      state.waiting[ObjectIdentifier(wait)] = continuation
      return nil
    }
    if let result { continuation.resume(with: result.map(Optional.some)) } else { escalate() }
  }

  private func start(
    _ state: inout State, _ name: ValueName,
    _ make: @escaping @Sendable () async throws -> Value
  ) -> Making {
    let making = Making(name)
    state.making = making
    state.isAbandoned = false
    // A task of its own, since it outlives the caller that is cancelled while others wait.
    state.task = Task {
      let result: Result<Value, any Error>
      do {
        result = .success(try await Making.$current.withValue(making, operation: make))
      } catch {
        result = .failure(error)
      }
      end(making, result)
    }
    return making
  }

  private func end(_ making: Making, _ result: Result<Value, any Error>) {
    making.end()
    let (waiting, isAbandoned) = state.withLock { state in
      defer { state = State() }
      if case .success(let value) = result, !state.isAbandoned {
        _ = made { value }
      }
      return (state.waiting.values, state.isAbandoned)
    }
    for continuation in waiting {
      continuation.resume(with: isAbandoned ? .success(nil) : result.map(Optional.some))
    }
  }

  /// Takes out a caller that is cancelled, and cancels the making if that was the last one.
  private func leave(_ wait: Wait) {
    let (continuation, task) = state.withLock { state in
      let continuation = state.waiting.removeValue(forKey: ObjectIdentifier(wait))
      let isLast = continuation != nil && state.waiting.isEmpty
      if isLast { state.isAbandoned = true }
      return (continuation, isLast ? state.task : nil)
    }
    task?.cancel()
    continuation?.resume(throwing: CancellationError())
  }
}

// How the priority of those who wait gets to the making.
extension AsyncSlot {
  private func withEscalation<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return try await body()
    }
    return try await withTaskPriorityEscalationHandler {
      try await body()
    } onPriorityEscalated: { _, priority in
      self.state.withLock { $0.task }?.escalatePriority(to: priority)
    }
  }

  private func escalate() {
    guard let task = state.withLock({ $0.task }) else { return }
    let priority = Task.currentPriority
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      task.escalatePriority(to: priority)
    } else {
      // A task that waits for another passes its priority on.
      Task(priority: priority) { await task.value }
    }
  }
}

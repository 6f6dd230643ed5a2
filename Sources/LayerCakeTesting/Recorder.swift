import LayerCake

/// An endpoint for tests that remembers its calls, and answers as it was told to.
///
/// Name the endpoint, say of which closure it takes the place, and what it answers. Then install its
/// `endpoint`, run the feature, and read the ``calls``:
///
/// ```swift
/// let fetches = Recorder(
///   "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([]))
/// dependencies.gitHub.fetchRepos = fetches.endpoint
///
/// _ = try await ReposModel(dependencies: dependencies).list("bakery")
///
/// #expect(fetches.calls == ["bakery"])
/// ```
///
/// A recorder may be called from any thread; its calls are in the order in which they came. Arguments
/// and result must be `Sendable`, since they pass from the feature's task to the test's.
public final class Recorder<each Argument: Sendable, Success: Sendable, Failure: Error>: Sendable {
  private struct State {
    var calls: [(repeat each Argument)] = []
    var script: [Result<Success, Failure>]
    var next = 0
    var orders: [CallOrder] = []
  }

  private let state: Lock<State>
  private let answers: Answers<repeat each Argument, Success, Failure>
  private let origin: Origin
  let name: Endpoint
  let callCount = Milestone()
  let held = HeldCalls()

  /// Makes a recorder, of the types that are written out: arguments, result, error.
  ///
  /// ```swift
  /// let fetches = Recorder<String, [Repo], any Error>("HasGitHub.gitHub.fetchRepos", .always([]))
  /// ```
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's full name: provider, property, closure.
  ///   - answers: What to answer.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  public init(
    _ endpoint: String, _ answers: Answers<repeat each Argument, Success, Failure>,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    state = Lock(State(script: answers.script ?? []))
    self.answers = answers
    origin = Origin(fileID: fileID, file: file, line: line)
    name = Endpoint(endpoint)
    if answers.script != nil { Scripts.current?.add { self.reportLeftovers() } }
  }

  /// Has every call noted in an order that other recorders share, from now on.
  public func noted(in order: CallOrder) -> Self {
    state.withLock { $0.orders.append(order) }
    return self
  }

  /// The arguments of all calls so far, in order.
  ///
  /// Those of one call are a tuple, and a single one is itself: `["bakery"]`, `[("retry", "bakery")]`. To use
  /// `contains(_:)` or `sorted()` put them into a constant first: Swift 6.3 does not find these in a
  /// type that is written as a parameter pack.
  public var calls: [(repeat each Argument)] { state.withLock { $0.calls } }

  /// The script's answers that no call has taken yet; empty if there is no script.
  ///
  /// ```swift
  /// #expect(fetches.unused.isEmpty)
  /// ```
  public var unused: [Result<Success, Failure>] { state.withLock { Array($0.script[$0.next...]) } }

  /// Records a call and answers it.
  public func callAsFunction(_ argument: repeat each Argument) throws(Failure) -> Success {
    let (_, scripted) = record(repeat each argument) {}
    return try answer(scripted, repeat each argument)
  }

  /// Records a call that is held, and gives its place in the queue and what the script says to it.
  func recordHeld(_ argument: repeat each Argument) -> (Int, Result<Success, Failure>?) {
    record(repeat each argument) { held.enter() }
  }

  /// Records a call, and gives what the script says to it.
  ///
  /// - Parameter enter: Called as long as no other call is recorded, for what is to be in their order.
  private func record<Place>(
    _ argument: repeat each Argument, entering enter: () -> Place
  ) -> (Place, Result<Success, Failure>?) {
    let arguments = (repeat each argument)
    // An argument's description may call the recorder, or wait for who does; so without the lock.
    let text = state.withLock { $0.orders.isEmpty } ? nil : callText(repeat each argument)
    let (reached, place, scripted) = state.withLock { state in
      state.calls.append(arguments)
      if let text { for order in state.orders { order.note(text) } }
      let reached = callCount.reach(state.calls.count)
      let place = enter()
      guard state.next < state.script.count else {
        return (reached, place, nil as Result<Success, Failure>?)
      }
      defer { state.next += 1 }
      return (reached, place, state.script[state.next])
    }
    reached.resume()
    return (place, scripted)
  }

  private func callText(_ argument: repeat each Argument) -> String {
    let text = argumentText(repeat each argument)
    return name.name + (text.isEmpty ? "()" : text.dropFirst(" with ".count))
  }

  /// Answers a call that has been recorded.
  func answer(
    _ scripted: Result<Success, Failure>?, _ argument: repeat each Argument
  ) throws(Failure) -> Success {
    if let body = answers.body { return try body(repeat each argument) }
    if let scripted { return try scripted.get() }
    return try answerAfterTheEnd(
      of: answers.script ?? [], argumentText(repeat each argument))
  }

  private func reportLeftovers() {
    let count = unused.count
    guard count > 0 else { return }
    let answers = count == 1 ? "answer that no call has" : "answers that no calls have"
    origin.report("endpoint \(name.quoted) has \(count) scripted \(answers) taken", at: .here)
  }

  /// The run goes on with what the script said last, so that a stray call fails the test and no more.
  private func answerAfterTheEnd(
    of script: [Result<Success, Failure>], _ arguments: String
  ) throws(Failure) -> Success {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let message =
      "endpoint \(name.quoted) was called \(counted(calls.count, "time"))"
      + (arguments.isEmpty ? "" : ", the last one\(arguments)")
      + ", but its script has \(counted(script.count, "answer"))"
    let error = Unimplemented(endpoint: name.name)
    // Who may throw anything throws what XCTest does not count as a second failure.
    if script.isEmpty, Failure.self == (any Error).self,
      let error = origin.report(message, at: .here, throwing: error) as? Failure
    {
      throw error
    }
    origin.report(message, at: .here)
    if let last = script.last { return try last.get() }
    if let error = error as? Failure { throw error }
    if let neutral = neutralValue(of: Success.self) { return neutral }
    // The caller waits for a value or an error, and there is neither; the message says so.
    fatalError(
      origin.inWords("\(message); the process stops, as there is no '\(Success.self)' to return"))
  }
}

// `@concurrent`, which every `async` closure may be given: Swift 6.3 crashes on a closure that takes a
// parameter pack and stays with its caller.
extension Recorder {
  /// The closure to install where answers should wait until the test lets them go.
  ///
  /// It records its calls as `endpoint` does, at once. The answers come in the order of the calls,
  /// one for each ``release(_:)``, which may also come first:
  ///
  /// ```swift
  /// dependencies.gitHub.fetchRepos = fetches.heldEndpoint
  /// let model = ReposModel(dependencies: dependencies)
  /// let listing = Task { try await model.list("bakery") }
  /// try await fetches.waitForCalls(1)  // here the model is loading
  /// fetches.release()
  /// _ = try await listing.value
  /// ```
  ///
  /// A task that is cancelled stops waiting: it gets a `CancellationError` if the endpoint may throw
  /// one, or else the answer. It takes no release then, nor do calls of the plain `endpoint`.
  public var heldEndpoint:
    @concurrent @Sendable (repeat each Argument) async throws(Failure) -> Success
  {
    { @concurrent (argument: repeat each Argument) async throws(Failure) -> Success in
      let (id, scripted) = self.recordHeld(repeat each argument)
      if !(await self.held.wait(id)), let error = CancellationError() as? Failure {
        throw error
      }
      return try self.answer(scripted, repeat each argument)
    }
  }

  /// Lets answers of `heldEndpoint` go, those of the earliest calls first.
  ///
  /// - Parameter count: How many more; those that no call waits for yet are for the next calls.
  public func release(_ count: Int = 1) {
    held.release(count)
  }
}

// See `Recorder+Endpoint.swift` for why there are two of these.
extension Recorder where Failure == Never {
  /// The closure to install where answers should wait until the test lets them go.
  ///
  /// As for closures that throw; a task that is cancelled gets the answer at once.
  public var heldEndpoint: @concurrent @Sendable (repeat each Argument) async -> Success {
    { @concurrent (argument: repeat each Argument) async -> Success in
      let (id, scripted) = self.recordHeld(repeat each argument)
      _ = await self.held.wait(id)
      return self.answer(scripted, repeat each argument)
    }
  }
}

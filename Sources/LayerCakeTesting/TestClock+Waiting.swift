extension TestClock {
  /// Waits until a number of tasks are asleep on the clock.
  ///
  /// A task that was just started may not have come to its sleep yet; a clock that is moved before
  /// that moves past it. So wait, then ``advance(by:)``. It resumes as soon as the last of them falls
  /// asleep, without looking again and again.
  ///
  /// - Parameters:
  ///   - count: How many to wait for, those that are asleep already included.
  ///   - limit: How long to wait, in real time, until the test is failed; longer where the machine
  ///     is so busy that tasks wait for their turn.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  /// - Throws: What `#require` throws, after it has failed the test; `CancellationError` if the task
  ///   is cancelled.
  public func waitForSleepers(
    _ count: Int, within limit: Duration = .seconds(10),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await sleeperCount.require(
      count, within: limit, Origin(fileID: fileID, file: file, line: line)
    ) {
      "\(sleepers) of \(count) tasks went to sleep on the test clock within \(limit)"
    }
  }

  /// Runs an operation to its end, and moves the clock on whenever it sleeps.
  ///
  /// Time jumps from deadline to deadline, so that hours take no time:
  ///
  /// ```swift
  /// _ = try await clock.run { try await model.list("bakery") }
  /// #expect(clock.now.offset == .seconds(2))
  /// ```
  ///
  /// - Parameters:
  ///   - sleepers: How many tasks must be asleep before time moves. If the operation sleeps in several
  ///     tasks at once say how many, or time moves before the others have come to their sleep. All who
  ///     sleep on the clock count: add those that the test has started besides, or time moves although
  ///     the operation does not sleep. At least one.
  ///   - operation: What to run, on the caller's actor.
  /// - Returns: What the operation returns.
  public func run<Success, Failure: Error>(
    sleepers: Int = 1, _ operation: () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    precondition(
      sleepers > 0, "a test clock that waits for \(sleepers) sleepers would never stand still")
    let driver = Task {
      // Enough sleepers may be there at once, and again and again, also when the operation has ended.
      while await sleeperCount.wait(for: sleepers), !Task.isCancelled { runToNextDeadline() }
    }
    do throws(Failure) {
      let result = try await operation()
      await stop(driver)
      return result
    } catch {
      await stop(driver)
      throw error
    }
  }

  /// Waits for the driver, so that the clock stands still when ``run(sleepers:_:)`` has returned.
  private func stop(_ driver: Task<Void, Never>) async {
    driver.cancel()
    await driver.value
  }
}

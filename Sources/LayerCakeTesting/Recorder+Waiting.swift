extension Recorder {
  /// Waits until the endpoint has been called a number of times, and returns all calls so far.
  ///
  /// It resumes at the call itself, without looking again and again:
  ///
  /// ```swift
  /// let polling = Task { try await poll() }
  /// let calls = try await fetches.waitForCalls(3)
  /// polling.cancel()
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many calls to wait for, from the first one on.
  ///   - limit: How long to wait, in real time, until the test is failed; longer where the machine
  ///     is so busy that tasks wait for their turn.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  /// - Throws: What `#require` throws, after it has failed the test; `CancellationError` if the task
  ///   is cancelled.
  @discardableResult
  public func waitForCalls(
    _ count: Int, within limit: Duration = .seconds(10),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) async throws -> [(repeat each Argument)] {
    try await callCount.require(
      count, within: limit, Origin(fileID: fileID, file: file, line: line)
    ) {
      "endpoint \(name.quoted) was called \(calls.count) of \(count) times within \(limit)"
    }
    return calls
  }
}

import Testing

extension Milestone {
  /// Waits until the number is at least the goal; otherwise fails the test, and throws to end it.
  func require(
    _ goal: Int, within limit: Duration, _ origin: Origin, otherwise message: () -> String
  ) async throws {
    let inTime = await wait(for: goal, within: limit)
    try Task.checkCancellation()
    try origin.require(inTime, message)
  }
}

extension Origin {
  /// Fails the test at this line and throws, unless a condition holds.
  ///
  /// Swift Testing's own `#require` does both as one failure; an error of ours would be a second.
  fileprivate func require(_ inTime: Bool, _ message: () -> String) throws {
    #if canImport(XCTest) && compiler(<6.4)
      if isForXCTest { return try unwrapped(inTime ? .given : nil, message()) }
    #endif
    try #require(inTime, Comment(rawValue: message()), sourceLocation: sourceLocation)
  }
}

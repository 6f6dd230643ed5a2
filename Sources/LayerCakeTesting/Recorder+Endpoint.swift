extension Recorder {
  /// The closure to install in place of the real one; it fits `async` closures and any actor's, too.
  ///
  /// To be installed, or put into a constant first, not called where it is read: Swift 6.3 does not
  /// take `fetches.endpoint("bakery")`. The recorder itself can be called, `fetches("bakery")`.
  public var endpoint: @Sendable (repeat each Argument) throws(Failure) -> Success {
    { (argument: repeat each Argument) throws(Failure) -> Success in
      try self(repeat each argument)
    }
  }

  /// Makes a recorder in place of a closure, which is not called: it only tells the types.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's full name: provider, property, closure.
  ///   - original: The closure that the recorder takes the place of.
  ///   - answers: What to answer.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  public convenience init(
    _ endpoint: String, of original: (repeat each Argument) async throws(Failure) -> Success,
    _ answers: Answers<repeat each Argument, Success, Failure>,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(endpoint, answers, fileID: fileID, file: file, line: line)
  }
}

// The same for closures that do not throw: `throws(Never)` means that, but Swift 6.3 crashes when it
// converts between the two where a generic error is involved.
extension Recorder where Failure == Never {
  /// The closure to install in place of the real one; it fits `async` closures and any actor's, too.
  ///
  /// To be installed, or put into a constant first, not called where it is read: Swift 6.3 does not
  /// take `fetches.endpoint("bakery")`. The recorder itself can be called, `fetches("bakery")`.
  public var endpoint: @Sendable (repeat each Argument) -> Success {
    { (argument: repeat each Argument) -> Success in self(repeat each argument) }
  }

  /// Makes a recorder in place of a closure, which is not called: it only tells the types.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's full name: provider, property, closure.
  ///   - original: The closure that the recorder takes the place of.
  ///   - answers: What to answer.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  public convenience init(
    _ endpoint: String, of original: (repeat each Argument) async -> Success,
    _ answers: Answers<repeat each Argument, Success, Never>,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(endpoint, answers, fileID: fileID, file: file, line: line)
  }
}

extension Recorder where Failure == Never, Success == Void {
  /// Makes a recorder in place of a closure that returns nothing; the closure is not called.
  ///
  /// ```swift
  /// let events = Recorder("HasAnalytics.analytics.track", of: dependencies.analytics.track)
  /// ```
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's full name: provider, property, closure.
  ///   - original: The closure that the recorder takes the place of.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  public convenience init(
    _ endpoint: String, of original: (repeat each Argument) async -> Void,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(endpoint, .always(()), fileID: fileID, file: file, line: line)
  }
}

import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Where a double was made, and for which test: what its failures are reported at.
struct Origin: Sendable {
  let fileID: StaticString
  let file: StaticString
  let line: UInt

  /// Swift Testing's test that made the double, for calls that come from outside any test, such as
  /// from a detached task.
  let test = Test.current

  /// Which line a failure is shown at, if Swift Testing runs the test.
  enum Place {
    /// The line of the test: for doubles that are made far from it, in a root that tests share.
    case test
    /// The line that the double was made at: for what a test makes itself.
    case here
  }

  /// Records a failure of the running test, with Swift Testing or with XCTest.
  func report(_ message: String, at place: Place) {
    if let running = Test.current {
      record(message, at: place == .test ? running.sourceLocation : sourceLocation)
    } else if let test {
      record(message + "; " + Self.describe(test), at: test.sourceLocation)
    } else {
      reportOutsideSwiftTesting(message)
    }
  }

  /// Records a failure of the running test, and returns what to throw: in XCTest an error of its own,
  /// so that the failure stays the only one.
  ///
  /// Swift Testing has no such error that says which endpoint it was. If the test lets ours through,
  /// it tells that after what was recorded, as a second issue of the one test that fails.
  func report(_ message: String, at place: Place, throwing error: any Error) -> any Error {
    #if canImport(XCTest) && compiler(<6.4)
      if isForXCTest {
        record(message, at: sourceLocation)
        do { try unwrapped(nil, message) } catch { return error }
      }
    #endif
    report(message, at: place)
    return error
  }

  #if canImport(XCTest) && compiler(<6.4)
    /// What XCTest calls a value that a test lacks.
    enum Answer { case given }

    /// Fails an XCTest at this line and throws, unless there is an answer.
    func unwrapped(_ answer: Answer?, _ message: @autoclosure () -> String) throws {
      _ = try XCTUnwrap(answer, message(), file: file, line: line)
    }

    /// Swift Testing runs in a process that is told so; in its exit tests no test is current.
    var isForXCTest: Bool {
      Test.current == nil && test == nil && !CommandLine.arguments.contains("--testing-library")
    }
  #endif

  /// The message, and the test in words, for a failure that the frameworks cannot place.
  func inWords(_ message: String) -> String {
    guard let test = Test.current ?? test else { return message }
    return message + "; " + Self.describe(test)
  }

  /// An XCTest is running, or nothing that would tell which test this belongs to.
  ///
  /// Before Swift 6.4 each framework ignores what is recorded while the other one runs, so both are
  /// told. From 6.4 on XCTest takes over what Swift Testing records.
  private func reportOutsideSwiftTesting(_ message: String) {
    #if canImport(XCTest) && compiler(<6.4)
      XCTFail(message, file: file, line: line)
    #endif
    record(message, at: sourceLocation)
  }

  private func record(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  private static func describe(_ test: Test) -> String {
    let location = test.sourceLocation
    return "the double was made for test '\(test.displayName ?? test.name)'"
      + " at \(location.fileName):\(location.line)"
  }

  /// The file's name comes from its path, so that whoever hands on only `file` and `line`, as XCTest
  /// does, gets the right one.
  var sourceLocation: SourceLocation {
    let module = fileID.description.prefix { $0 != "/" }
    let path = file.description
    let name = path.split(separator: "/").last ?? "unknown"
    return SourceLocation(
      fileID: "\(module)/\(name)", filePath: path, line: max(Int(line), 1), column: 1)
  }
}

#if os(Linux)
  import Foundation
  import Testing

  /// What XCTest's and Swift Testing's own runners print for the tests in `ReportingFixtures.swift`.
  ///
  /// On Linux a test bundle is a program, so it can be run again with the fixtures switched on.
  @Suite struct ReportingTests {
    @Test(arguments: [
      (
        "testUnimplemented",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "unimplemented endpoint 'HasGitHub.gitHub.fetchRepos' was called with (\"apple\")"
          + "; override it in the test: dependencies.gitHub.fetchRepos = { … }"
      ),
      (
        "testUnimplementedThrown",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "unimplemented endpoint 'HasGitHub.gitHub.fetchRepos' was called with (\"apple\")"
          + "; override it in the test: dependencies.gitHub.fetchRepos = { … }"
      ),
      (
        "testWrittenByHand",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "unimplemented endpoint 'HasMail.mail.send' was called with (1)"
          + "; override it in the test: dependencies.mail = a double that has 'send'"
      ),
      (
        "testClock",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "unimplemented endpoint 'HasClock.clock' was used"
          + "; override it in the test: dependencies.clock = TestClock()"
      ),
      (
        "testNothingScripted",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "endpoint 'HasGitHub.gitHub.fetchRepos' was called 1 time, the last one with (\"apple\")"
          + ", but its script has 0 answers"
      ),
      (
        "testUnexpectedRequest",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "unexpected request 'GET https://example.com'; still expected: none"
      ),
      (
        "testUnimplementedInADetachedTask",
        "failed - unimplemented endpoint 'HasGitHub.gitHub.star' was called with (Repo(name: \"swift\"), 1)"
          + "; override it in the test: dependencies.gitHub.star = { … }"
      ),
      (
        "testScriptThatRunsOut",
        "failed - endpoint 'HasGitHub.gitHub.rateLimit' was called 2 times, but its script has 1 answer"
      ),
      (
        "testTooFewSleepers",
        #"XCTUnwrap failed: expected non-nil value of type "Answer" - "#
          + "0 of 1 tasks went to sleep on the test clock within 0.0 seconds"
      ),
    ])
    func `XCTest fails once, at the line in the test`(_ name: String, _ text: String) throws {
      let output = try runAgain(["LayerCakeTestingTests.XCTestReportingFixtures/\(name)"])
      let failures = output.split(separator: "\n").filter { $0.contains(": error: ") }
      let line = try fixtureLine("// here: \(name)")
      try #require(failures.count == 1, "\(output)")
      #expect(
        failures[0].hasSuffix(
          "ReportingFixtures.swift:\(line): error: XCTestReportingFixtures.\(name)"
            + " : \(text)"))
    }

    @Test func `Swift Testing fails the run, and is told which test a detached task was for`()
      throws
    {
      let output = try runAgain([
        "--testing-library", "swift-testing",
        "--filter", "A detached task calls an unimplemented endpoint",
      ])
      let line = try fixtureLine("@Test func `A detached task calls")
      #expect(output.contains("recorded an issue at ReportingFixtures.swift:\(line):"))
      #expect(
        output.contains(
          "unimplemented endpoint 'HasGitHub.gitHub.star' was called with (Repo(name: \"swift\"), 1)"
            + "; override it in the test: dependencies.gitHub.star = { … }"
            + "; the double was made for test 'A detached task calls an unimplemented endpoint'"
            + " at ReportingFixtures.swift:\(line)"))
      #expect(output.contains("failed after"))
    }

    @Test func `A script that is not used up fails a test whose trait asks for that`() throws {
      let output = try runAgain([
        "--testing-library", "swift-testing", "--filter", "LeftoverFixtures",
      ])
      let line = try fixtureLine("// here: leftovers")
      #expect(output.contains("recorded an issue at ReportingFixtures.swift:\(line):"))
      #expect(
        output.contains(
          "endpoint 'HasGitHub.gitHub.rateLimit' has 1 scripted answer that no call has taken"))
      #expect(
        output.contains("expected requests that have not come: 'GET https://example.com/late'"))
      #expect(output.contains("with 2 issues"))
      #expect(output.contains("Test \"A script that is used up passes\" passed"))
    }

    @Test func `A contract that one implementation breaks names the implementation`() throws {
      let output = try runAgain([
        "--testing-library", "swift-testing", "--filter", "A new store is empty",
      ])
      #expect(output.contains("recorded an issue with 1 argument implementation → wrong at"))
      #expect(!output.contains("implementation → right at"))
    }

    private func runAgain(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["LAYERCAKE_REPORTING_FIXTURES": "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus != 0)
      return String(decoding: data, as: UTF8.self)
    }

    /// The line of the fixtures that has a mark.
    private func fixtureLine(_ mark: String) throws -> Int {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("ReportingFixtures.swift")
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.contains(mark) }, "no '\(mark)'") + 1
    }
  }
#endif

import Foundation
import LayerCakeEffects
import LayerCakeHTTP
import LayerCakeTesting
import Testing
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Tests that fail on purpose. `ReportingTests` runs them in a process of their own, and reads what the
// real runners print; otherwise they are skipped.

let runsReportingFixtures =
  ProcessInfo.processInfo.environment["LAYERCAKE_REPORTING_FIXTURES"] != nil

final class XCTestReportingFixtures: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(runsReportingFixtures, "run by ReportingTests")
  }

  /// A root that hands on its caller's place, so that XCTest shows the line in the test.
  struct Root {
    var gitHub: GitHub

    init(file: StaticString = #filePath, line: UInt = #line) {
      gitHub = .unimplemented(file: file, line: line)
    }
  }

  func testUnimplemented() async {
    let root = Root()  // here: testUnimplemented
    _ = try? await root.gitHub.fetchRepos("apple")
  }

  func testUnimplementedThrown() async throws {
    let root = Root()  // here: testUnimplementedThrown
    _ = try await root.gitHub.fetchRepos("apple")
  }

  func testWrittenByHand() throws {
    throw recordUnimplemented("HasMail.mail.send", 1)  // here: testWrittenByHand
  }

  func testClock() async throws {
    let clock = UnimplementedClock()  // here: testClock
    try await clock.sleep(for: .seconds(1))
  }

  func testNothingScripted() throws {
    let fetches = Recorder<String, [Repo], any Error>(  // here: testNothingScripted
      "HasGitHub.gitHub.fetchRepos", .script())
    _ = try fetches("apple")
  }

  func testUnexpectedRequest() async throws {
    let server = ScriptedHTTP()  // here: testUnexpectedRequest
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    _ = try await server.client.send(URLRequest(url: url))
  }

  func testUnimplementedInADetachedTask() async {
    let root = Root()  // here: testUnimplementedInADetachedTask
    await Task.detached { root.gitHub.star(.swift, 1) }.value
  }

  func testScriptThatRunsOut() throws {
    let limits = Recorder<Int, GitHubError>(  // here: testScriptThatRunsOut
      "HasGitHub.gitHub.rateLimit", .script(.success(60)))
    XCTAssertEqual(try limits(), 60)
    XCTAssertEqual(try limits(), 60)
  }

  func testTooFewSleepers() async throws {
    try await TestClock().waitForSleepers(1, within: .zero)  // here: testTooFewSleepers
    XCTFail("the wait should throw")
  }
}

@Suite(.enabled(if: runsReportingFixtures)) struct ReportingFixtures {
  @Test func `A detached task calls an unimplemented endpoint`() async {
    let gitHub = GitHub.unimplemented()
    await Task.detached { gitHub.star(.swift, 1) }.value
  }

  @Test(arguments: [
    Implementation("right") { KeyValueStore.inMemory() },
    Implementation("wrong") { KeyValueStore.inMemory(["leftover": Data()]) },
  ])
  func `A new store is empty`(_ implementation: Implementation<KeyValueStore>) async throws {
    #expect(try await implementation.make().keys() == [])
  }
}

@Suite(.enabled(if: runsReportingFixtures), .allAnswersUsed) struct LeftoverFixtures {
  @Test func `A script has an answer left, and a server an exchange`() throws {
    let limits = Recorder<Int, GitHubError>(  // here: leftovers
      "HasGitHub.gitHub.rateLimit", .script(.success(60), .success(59)))
    _ = ScriptedHTTP(HTTPExchange("GET", "https://example.com/late", .json("[]")))
    _ = try limits()
  }

  @Test func `A script that is used up passes`() throws {
    let limits = Recorder<Int, GitHubError>("HasGitHub.gitHub.rateLimit", .script(.success(60)))
    _ = try limits()
  }
}

import TestSupport
import Testing

/// Packages that do not build, or that build and stop as soon as they run.
@Suite(.serialized) struct IncompleteBuildTests {
  @Test func `A build that fails for what roots lack is told in one finding for each root`()
    async throws
  {
    let result = try await Fixture.incomplete.firstCheck()
    try expectGolden(result.output, "check/incomplete.txt")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func `So it is in JSON, at any failing severity`() async throws {
    let result = try await Fixture.incomplete.command(["check", "--format=json", "--fail-on=error"])
    try expectGolden(result.output, "check/incomplete.json")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func `With the rule turned off the compiler has its say`() async throws {
    let result = try await Fixture.incomplete.command(["check", "--rule=missing-provider=off"])
    #expect(result.output == "")
    // Which errors the build gets to is a matter of luck.
    #expect(result.errors.contains("Dependencies' does not conform to "))
    #expect(result.errors.hasSuffix("\nerror: the package does not build\n"))
    #expect(result.status == 2)
  }

  @Test func `A cycle is one error with the whole path`() async throws {
    let result = try await Fixture.cycle.firstCheck()
    try expectGolden(result.output, "check/cycle.txt")
    #expect(result.status == 1)
  }

  @Test func `A cycle has its root and its providers in JSON`() async throws {
    let result = try await Fixture.cycle.check(["--format=json"])
    try expectGolden(result.output, "check/cycle.json")
  }
}

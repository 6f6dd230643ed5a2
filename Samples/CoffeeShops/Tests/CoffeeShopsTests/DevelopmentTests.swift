import Testing

/// The development programs: each runs its feature alone.
struct DevelopmentTests {
  @Test func `Onboarding alone`() async throws {
    let run = try await Program("OnboardingDev")(
      input: """
        logout
        login blob
        wrong
        login blob
        open sesame
        back
        login blob
        signup me
        logout
        """)
    #expect(run.exitCode == 1)
    #expect(
      run.output.split(separator: "\n").dropFirst() == [
        "> logout", "! log in first", "> login blob", "! wrong name or password", "> login blob",
        "[the app, for 'blob']", "> back",
        "Coffee shops nearby. Create an account with 'signup NAME', or log in with 'login NAME'.",
        "> login blob", "! log out first: 'blob' is logged in",
        "> signup me", "! log out first: 'blob' is logged in", "> logout", "Bye.",
      ])
  }

  @Test func `The map alone`() async throws {
    let run = try await Program("MapDev")(input: "open a\nback\nin\nprofile\nquit\n")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("> open a\n[details of good]\n> back\n+---"))
    #expect(run.output.contains("\na  Good   117 m  ★★★★★\nb  Bad    155 m  ★☆☆☆☆\n> profile\n"))
  }

  @Test func `The details alone`() async throws {
    let run = try await Program("DetailsDev")(input: "rate 2 cold\nrate 4\nhelp\nquit\n")
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        Dev Café
        127 Loopback Lane
        (_)?
        not visited
        > rate 2 cold
        rated ★★☆☆☆
        > rate 4
        rated ★★★★☆
        > help
        rate STARS [NOTE]  rate it with 1 to 5 stars
        back               go back to the map
        quit  leave; you stay logged in
        > quit

        """)
  }

  @Test func `The profile alone`() async throws {
    let run = try await Program("ProfileDev")(input: "logout\n")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        """
        blob, member since 40 days ago
        regular, 3 shops visited; connoisseur at 8
        ★★★★★  Good Beans       “the cake, too”
        ★★★★☆  closed-for-good
        ★★☆☆☆  Bad Beans
        > logout

        """))
  }
}

import Testing

/// The built command: each program before and after, and all of them side by side.
struct CommandTests {
  static let names = [
    "current", "registry", "container", "lazy-properties", "arguments", "singletons",
  ]

  @Test(arguments: names)
  func `A program prints the same before and after`(name: String) async throws {
    let before = try await migrations([name, "before"])
    let after = try await migrations([name, "after"])
    #expect(before.exitCode == 0 && before.errors == "")
    #expect(before.output.count > 20)
    #expect(before == after)
  }

  @Test(arguments: [
    "README.md", "Current.md", "Registry.md", "Container.md", "LazyProperties.md", "Arguments.md",
    "Singletons.md",
  ])
  func `A page shows what its commands print`(name: String) async throws {
    let commands = try Page(name).commands()
    #expect(!commands.isEmpty)
    for (arguments, output) in commands {
      let run = try await migrations(arguments)
      #expect(run == Run(exitCode: 0, output: output + "\n", errors: ""))
    }
  }

  @Test(arguments: [["curent", "before"], ["current"], ["current", "during"]])
  func `It refuses what it has no program for`(arguments: [String]) async throws {
    let run = try await migrations(arguments)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("migrations: there is no such program\nusage: "))
  }

  @Test func `It explains itself`() async throws {
    let run = try await migrations(["--help"])
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("usage: migrations [NAME before|after]\n"))
  }
}

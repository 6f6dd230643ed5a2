import CoffeeShopsTesting
import Foundation
import StoreInterface
import Testing

/// The built program, through pipes, with each of its stores.
struct EndToEndTests {
  static let twice = "a good cup\na good cup\n"

  @Test(arguments: Program.Store.allCases)
  func `Log in, rate, start again: the rating is still there`(store: Program.Store) async throws {
    let program = try Program(store: store)
    let first = try await program(
      input: "signup ada\n\(Self.twice)open a\nrate 4 Seed cake\nquit\n")
    #expect(first.exitCode == 0)
    #expect(first.errors == "")
    #expect(first.output.contains("> rate 4 Seed cake\nrated ★★★★☆\n"))
    #expect(!first.output.contains("a good cup"), "a password is not shown")

    let second = try await program(input: "open a\nback\nprofile\nlogout\n")
    #expect(second.exitCode == 0)
    #expect(second.output.hasPrefix("+---"), "still logged in, so the map comes first")
    #expect(second.output.contains("\na  Blue Door         54 m  ★★★★☆\n"))
    #expect(second.output.contains("\n★★★★☆ today\n“Seed cake”\n"))
    #expect(
      second.output.contains("\nada, member since today\nguest, 1 shop visited; regular at 3\n"))

    let third = try await program(input: "login ada\na good cup\n")
    #expect(third.output.contains("\na  Blue Door         54 m  ★★★★☆\n"))
  }

  @Test(arguments: Program.Store.allCases)
  func `Each command does the same by itself`(store: Program.Store) async throws {
    let program = try Program(store: store)
    let signUp = try await program("signup", "ada", input: Self.twice)
    #expect(signUp == Run(exitCode: 0, output: "Welcome, ada.\n"))
    let rate = try await program("rate", "old-mill", "5", "worth the walk")
    #expect(rate == Run(exitCode: 0, output: "rated ★★★★★\n"))
    #expect(try await program("map").output.contains("\ng  Old Mill         432 m  ★★★★★\n"))
    #expect(
      try await program("map", "north", "north", "north").output.contains("\nd  Greenhouse")
    )
    #expect(try await program("show", "OLD-MILL").output.hasSuffix("“worth the walk”\n"))
    #expect(
      try await program("profile").output.hasSuffix("★★★★★  Old Mill  “worth the walk”\n"))
    #expect(try await program("logout") == Run(exitCode: 0, output: "Bye.\n"))
    let logIn = try await program("login", "ADA", input: "a good cup\n")
    #expect(logIn == Run(exitCode: 0, output: "Welcome back, ada.\n"))
  }

  @Test func `What one shows, another does not see`() async throws {
    let program = try Program()
    let output = try await program(
      input: """
        signup ada
        \(Self.twice)open a
        rate 1
        back
        profile
        logout
        signup bob
        \(Self.twice)
        """
    ).output
    let maps = output.components(separatedBy: "one column is 20 m").dropFirst()
    #expect(maps.map { $0.contains("Blue Door         54 m  ★☆☆☆☆") } == [false, true, false])
  }

  @Test(arguments: [
    (["show", "blue-door"], "log in first"), (["profile"], "log in first"),
    (["logout"], "log in first"), (["map"], "log in first"),
    (["rate", "blue-door", "4"], "log in first"),
    (["signup", "ada"], "the input ended before the answer to 'New password'"),
    (["signup", "bad name"], "the input ended before the answer to 'New password'"),
  ])
  func `What can't be done is one sentence and exit code 1`(
    arguments: [String], error: String
  ) async throws {
    let program = try Program()
    let run = try await run(try program.path, program.options + arguments)
    #expect(run == Run(exitCode: 1, output: "", errors: "coffeeshops: \(error)\n"))
  }

  @Test(arguments: [
    (["--fly"], "unknown option '--fly'; 'coffeeshops --help' lists them all"),
    (["fly"], "unknown command 'fly'; 'coffeeshops --help' lists them all"),
    (["open", "a"], "'open' is typed on a screen; 'coffeeshops' alone shows the first"),
    (["--data"], "'--data' needs a value"),
    (["--store", "cloud"], "there is no store 'cloud'; there are 'database' and 'file'"),
    (["rate", "blue-door"], "'rate' takes other arguments; 'coffeeshops --help' lists them"),
  ])
  func `Wrong arguments are one sentence and exit code 2`(
    arguments: [String], error: String
  ) async throws {
    let run = try await run(try Program().path, arguments)
    #expect(run == Run(exitCode: 2, output: "", errors: "coffeeshops: \(error)\n"))
  }

  @Test func `A pipe goes on after a mistake, and tells in the end`() async throws {
    let program = try Program()
    let run = try await program(input: "fly\nhelp\nlogin ada\nwhatever it is\n")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("> fly\n! unknown command 'fly'; 'help' lists them all\n"))
    #expect(run.output.contains("> help\nsignup NAME  create an account\n"))
    #expect(run.output.hasSuffix("> login ada\n! wrong name or password\n"))
  }

  @Test func `What another screen knows is explained`() async throws {
    let run = try await Program()(input: "rate 4\nRATE 4\nquit\n")
    let explanation =
      "! 'rate' is for the details of a shop; 'open' on the map leads there\n"
    #expect(
      run.output.hasSuffix("> rate 4\n\(explanation)> RATE 4\n\(explanation)> quit\n"))
  }

  @Test func `What is done is counted, but not in a run that is asked not to`() async throws {
    let program = try Program()
    _ = try await program("signup", "ada", input: Self.twice)
    _ = try await program("--no-analytics", "rate", "old-mill", "5")
    _ = try await program("rate", "old-mill", "4")
    let counted = try String(contentsOf: program.data.file("analytics.txt"), encoding: .utf8)
    #expect(counted == "signed up\nrated\n")
  }

  @Test func `Whoever quits after a mistake leaves content`() async throws {
    let run = try await Program()(input: "fly\nquit\n")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("! unknown command 'fly'"))
  }

  @Test(arguments: Program.Store.allCases)
  func `A password is kept as a hash of 64 MiB of work`(store: Program.Store) async throws {
    let program = try Program(store: store)
    _ = try await program("signup", "ada", input: Self.twice)
    let account = try #require(try await program.openStore.account(key: "ada"))
    #expect(account.passwordHash.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
    for name in try FileManager.default.contentsOfDirectory(atPath: program.data.url.path) {
      let bytes = try Data(contentsOf: program.data.file(name))
      #expect(bytes.range(of: Data("a good cup".utf8)) == nil, "\(name)")
    }
  }

  @Test func `Nobody else can read what is kept`() async throws {
    let program = try Program()
    _ = try await program("signup", "ada", input: Self.twice)
    let files = try FileManager.default.contentsOfDirectory(atPath: program.data.url.path)
    #expect(files.sorted().prefix(3) == ["analytics.txt", "coffeeshops.db", "credentials.json"])
    for file in files {
      let path = program.data.file(file).path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
    }
  }
}

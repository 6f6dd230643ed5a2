extension Explanation {
  static let ambientEffect = Explanation(
    finds: """
      A consumer reaches around its dependencies to what the process has to offer: the current date,
      a new UUID, random numbers, sleep and the clocks that never stand still, 'URLSession.shared',
      'FileManager.default', 'UserDefaults.standard', 'ProcessInfo.processInfo', 'Bundle.main',
      'NotificationCenter.default', or a 'shared', 'default', 'standard' or 'current' object of the
      program's own. All uses of one of them in one consumer are one finding.
      """,
    matters: """
      A test can't say what the consumer gets there: it waits for real, or passes on some days only.
      The note names the provider that would put it under control, or shows one to write. A date or an
      identifier is under control by a function without arguments that gives one, or a property without a
      setter whose name says so: 'now', 'today', 'currentDate', 'currentTime', 'date', or 'newID',
      'nextID', 'newUUID', 'nextUUID', 'randomUUID', 'uuid'. The 'birthday' of an account is none, nor is
      an event's 'date', nor an identifier that may be missing.
      """,
    before: """
      import Foundation

      protocol HasGitHub { var gitHub: String { get } }
      protocol HasNow { var now: @Sendable () -> Date { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(Date())" }
      }

      func header(_ dependencies: any HasNow) -> String { "\\(dependencies.now())" }
      """,
    finding: """
      Sources/App/Repos.swift:10:57: info: 'ReposModel' reaches around its dependencies to 'Date()' \
      [ambient-effect]
      Sources/App/Repos.swift:4:10: note: 'HasNow' could provide it
      """,
    after: """
      import Foundation

      protocol HasGitHub { var gitHub: String { get } }
      protocol HasNow { var now: @Sendable () -> Date { get } }

      typealias ReposDependencies = HasGitHub & HasNow

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(dependencies.now())" }
      }

      func header(_ dependencies: any HasNow) -> String { "\\(dependencies.now())" }
      """,
    neverReports: [
      "types and functions that take no slice: the live implementations",
      "roots, tests, and whoever makes a root other than as a default that callers can replace",
      "a parameter's default value, which callers can replace",
      "'random(in:using:)' and its like, 'Task.sleep' with a clock that it is given",
      "a type of the program's own that is called 'Date' or 'UUID'",
      "constants: 'standard' or 'default' of a structure or an enumeration, and objects of another type",
    ])
}

@testable import CakeCore

extension Report {
  /// A report with something of everything, its lists in no particular order.
  static var sample: Report {
    func place(_ file: String, _ line: Int, _ column: Int) -> SourcePlace {
      SourcePlace(file: "Sources/\(file)", line: line, column: column)
    }
    return Report(
      extent: Extent(modules: 2, files: 4, occurrences: 321),
      providers: [
        Provider(
          name: "Core.HasGitHub", module: "Core", requirements: ["gitHub"],
          location: place("Core/GitHub.swift", 3, 17)),
        Provider(
          name: "Core.HasClock", module: "Core", requirements: ["clock"],
          location: place("Core/Clock.swift", 1, 17)),
      ],
      slices: [
        Slice(
          name: "App.ReposDependencies", module: "App",
          needs: ["Core.HasClock", "Core.HasGitHub"],
          consumers: ["App.ReposModel", "App.Loader"], location: place("App/Repos.swift", 3, 11)),
        Slice(
          name: "App.IdleDependencies", module: "App", needs: ["Core.HasClock"], consumers: [],
          location: place("App/Idle.swift", 2, 11)),
      ],
      consumers: [
        Consumer(
          name: "App.ReposModel", module: "App", slices: ["App.ReposDependencies"],
          uses: ["Core.HasGitHub"],
          forwards: [Forward(to: "App.Loader", needs: ["Core.HasGitHub"])],
          location: place("App/Repos.swift", 5, 8),
          usePlaces: ["Core.HasGitHub": place("App/Repos.swift", 9, 18)]),
        Consumer(
          name: "App.Loader", module: "App", slices: ["App.ReposDependencies"],
          uses: ["Core.HasGitHub"], forwards: [], location: place("App/Loader.swift", 1, 8)),
      ],
      roots: [
        Root(
          name: "App.AppDependencies", module: "App", kind: .app,
          provides: ["Core.HasClock", "Core.HasGitHub"], location: place("App/Root.swift", 4, 8)),
        Root(
          name: "AppTests.TestDependencies", module: "AppTests", kind: .test,
          provides: ["Core.HasGitHub"], location: place("App/Root.swift", 4, 8)),
      ],
      findings: [
        Finding(
          rule: .nameCollision, severity: .error,
          message: "'client' is a \"GitHub\\Client\" and a\tté",
          location: place("Core/GitHub.swift", 3, 30),
          subject: [.provider: .name("Core.HasGitHub"), .other: .name("Core.HasPayments")]),
        Finding(
          rule: .unusedNeed, severity: .warning, message: "slice 'ReposDependencies' …",
          location: place("App/Repos.swift", 3, 31),
          subject: [
            .slice: .name("App.ReposDependencies"), .provider: .name("Core.HasClock"),
          ],
          notes: [.init(message: "declared here", location: place("Core/Clock.swift", 1, 17))],
          fix: .init(
            applicability: .safe,
            edits: [
              .init(
                file: "Sources/App/Repos.swift", line: 3, column: 31, endLine: 3, endColumn: 42,
                replacement: "")
            ])),
        Finding(
          rule: .unusedProvider, severity: .info, message: "root 'AppDependencies' …",
          location: place("App/Repos.swift", 3, 4),
          subject: [.root: .name("App.AppDependencies"), .providers: .names(["A", "B"])]),
      ],
      needs: 3)
  }

  /// The same report with every list the other way round.
  var reversed: Report {
    var report = self
    report.providers.reverse()
    report.slices.reverse()
    report.consumers.reverse()
    report.roots.reverse()
    report.findings.reverse()
    return report
  }
}

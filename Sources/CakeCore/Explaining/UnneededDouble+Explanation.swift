extension Explanation {
  static let unneededDouble = Explanation(
    finds: """
      A test root names a provider that nothing its values reach asks for: no consumer that the tests
      make, no function that they call, no test that reads the double itself.
      """,
    matters: """
      Whoever reads the test takes the feature to do something that it does not do, and keeps a
      double up to date for nobody. It is often what a removed need left behind.
      """,
    before: """
      //--- App/Repos.swift
      public protocol HasClock { var clock: Int { get } }
      public protocol HasGitHub { var gitHub: String { get } }

      public typealias ReposDependencies = HasGitHub

      public struct ReposModel {
        let dependencies: any ReposDependencies
        public init(dependencies: any ReposDependencies) { self.dependencies = dependencies }
        public func title() -> String { dependencies.gitHub }
      }
      //--- AppTests/ReposTests.swift
      import App

      struct TestDependencies: HasClock, HasGitHub {
        var clock = 7
        var gitHub = "LayerCake"
      }

      func titleIsTheName() -> Bool {
        ReposModel(dependencies: TestDependencies()).title() == "LayerCake"
      }
      """,
    finding: """
      Sources/AppTests/ReposTests.swift:3:26: info: 'TestDependencies' provides 'HasClock', which \
      nothing under its tests needs [unneeded-double]
      Sources/AppTests/ReposTests.swift:3:8: note: its tests need 'HasGitHub'
      """,
    after: """
      //--- App/Repos.swift
      public protocol HasGitHub { var gitHub: String { get } }

      public typealias ReposDependencies = HasGitHub

      public struct ReposModel {
        let dependencies: any ReposDependencies
        public init(dependencies: any ReposDependencies) { self.dependencies = dependencies }
        public func title() -> String { dependencies.gitHub }
      }
      //--- AppTests/ReposTests.swift
      import App

      struct TestDependencies: HasGitHub {
        var gitHub = "LayerCake"
      }

      func titleIsTheName() -> Bool {
        ReposModel(dependencies: TestDependencies()).title() == "LayerCake"
      }
      """,
    neverReports: [
      "what a slice in the root's inheritance clause asks for: 'TestDependencies: ReposDependencies'",
      "a double that a test reads, or that another double is wired with",
      "a root of which a value is lost sight of: given to 'Any', to an unconstrained generic, cast",
      "a root that another root has for a parent, or that another class inherits from",
      "a provider that something casts to",
    ])
}

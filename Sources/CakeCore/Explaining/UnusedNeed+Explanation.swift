extension Explanation {
  static let unusedNeed = Explanation(
    finds: """
      A need is unused if the program, tests included, still compiles without it. A consumer uses a
      need when it reads or calls one of the provider's members, or hands the dependencies on to
      something that needs the provider. When that something turns out not to need it either, both
      needs are unused: the second finding follows from the first and says so. A slice that another
      one includes is a need of that as a whole: it is unused where nothing is that it alone brings.
      """,
    matters: """
      Whoever makes the feature, every root and every test has to provide it; a reader takes the
      feature to do something that it does not do.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasClock & HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }
      """,
    finding: """
      Sources/App/Repos.swift:4:31: warning: 'ReposDependencies' does not need 'HasClock': no \
      consumer uses or forwards it [unused-need]
      Sources/App/Repos.swift:6:8: note: 'ReposModel' takes it here
      """,
    after: """
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }
      """,
    neverReports: [
      "a need that one of several consumers uses",
      "a need that is only forwarded: to a child's initialiser, a factory, a closure, a test",
      "a need without which the package, its tests included, does not compile",
      """
      a need without which a name means something else: another overload, a protocol's default
      """,
      """
      a need of dependencies that are given to 'Any' or to a cast, or whose slice's type is used as
      a value or in a cast; a need of a provider that anything casts to, where a value may get there
      """,
      "a need that an extension of the provider protocol, or of one it inherits from, makes use of",
      "an included slice of which one need is used that nothing else in the slice brings",
      "a need of a slice that only roots name: there it is coverage, not consumption",
      "a need that a branch of '#if' mentions which this build left out",
      "a need of a public slice in a library product, which other packages may use, unless "
        + "'retainPublic' in '.cake.json' says that none does",
    ])
}

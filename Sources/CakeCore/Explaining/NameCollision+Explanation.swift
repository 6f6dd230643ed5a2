extension Explanation {
  static let nameCollision = Explanation(
    finds: """
      Two providers that are needed together, themselves or by what inherits them, give one property
      name two types. The composition compiles; no root can provide both.
      """,
    matters: """
      Whoever writes the root is told that a type does not conform, and the remedy is in other
      files: one of the two properties needs another name.
      """,
    before: """
      protocol HasGitHub { var client: String { get } }
      protocol HasPayments { var client: Int { get } }

      typealias ReposDependencies = HasGitHub & HasPayments

      struct ReposModel {
        let gitHub: any HasGitHub
        let payments: any HasPayments
        init(_ dependencies: any ReposDependencies) {
          gitHub = dependencies
          payments = dependencies
        }
        func title() -> String { "\\(gitHub.client) \\(payments.client)" }
      }
      """,
    finding: """
      Sources/App/Repos.swift:1:26: error: no root can provide both 'HasGitHub' and 'HasPayments': \
      'client' is 'Swift.String' in one and 'Swift.Int' in the other [name-collision]
      Sources/App/Repos.swift:2:28: note: 'HasPayments' has it here
      """,
    after: """
      protocol HasGitHub { var gitHub: String { get } }
      protocol HasPayments { var payments: Int { get } }

      typealias ReposDependencies = HasGitHub & HasPayments

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) \\(dependencies.payments)" }
      }
      """,
    neverReports: [
      "two providers with one property name and one type: a root provides both with one property",
      "two types of which one can stand where the other does, as 'User' for 'User?' and a class for its "
        + "superclass: no structure has both, but a class can, by an override",
      "a name that an extension of any protocol answers: one of the two may be answered there",
      "two providers that no slice, no signature and no root brings together",
      "methods, and properties of which one is static: these may share a name",
    ])
}

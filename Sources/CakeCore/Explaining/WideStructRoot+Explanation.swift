extension Explanation {
  static let wideStructRoot = Explanation(
    finds: """
      A struct root stores more than \(WideStructRoot.greatestWidth) references, and the program
      passes it on as 'any' slice. An existential, an instance of a class, a closure, an array and a
      'Singleton' are a reference each; a struct counts as what it stores.
      """,
    matters: """
      A struct becomes 'any' slice by a copy of its own: one allocation, and a retain for every
      reference in it, which are released again one by one. It grows with the root, and every
      feature that is made pays it. A class, or a struct around one reference, is passed on by one
      retain however much it stores. Features can't tell the difference, since roots don't change.
      """,
    before: """
      protocol Service: AnyObject {}
      final class Live: Service {}

      protocol HasMail { var mail: any Service { get } }
      typealias MailDependencies = HasMail

      struct MailModel {
        let dependencies: any MailDependencies
        func service() -> any Service { dependencies.mail }
      }

      struct AppDependencies: HasMail {
        let mail: any Service = Live()
        let chat: any Service = Live()
        let news: any Service = Live()
        let maps: any Service = Live()
        let photos: any Service = Live()
        let music: any Service = Live()
        let search: any Service = Live()
        let wallet: any Service = Live()
        let health: any Service = Live()
        let travel: any Service = Live()
        let weather: any Service = Live()

        func mailModel() -> MailModel { MailModel(dependencies: self) }
      }
      """,
    finding: """
      Sources/App/Repos.swift:12:8: info: 'AppDependencies' stores 11 references in a struct; \
      passing it on as 'any' copies all of them [wide-struct-root]
      Sources/App/Repos.swift:25:45: note: passed on as 'any MailDependencies' here
      Sources/App/Repos.swift:12:8: note: to pass on one reference, make 'AppDependencies' \
      a 'final class', or store its values in one
      """,
    after: """
      protocol Service: AnyObject {}
      final class Live: Service {}

      protocol HasMail { var mail: any Service { get } }
      typealias MailDependencies = HasMail

      struct MailModel {
        let dependencies: any MailDependencies
        func service() -> any Service { dependencies.mail }
      }

      final class AppDependencies: HasMail {
        let mail: any Service = Live()
        let chat: any Service = Live()
        let news: any Service = Live()
        let maps: any Service = Live()
        let photos: any Service = Live()
        let music: any Service = Live()
        let search: any Service = Live()
        let wallet: any Service = Live()
        let health: any Service = Live()
        let travel: any Service = Live()
        let weather: any Service = Live()

        func mailModel() -> MailModel { MailModel(dependencies: self) }
      }
      """,
    neverReports: [
      "a root in a test target",
      "a root that only generic code takes: 'some' slice copies nothing",
      "values without a reference, such as 'Int' and 'UUID', and those whose type the text hides",
      "a scope for what its parent stores: the parent is told of itself",
      "a root of \(WideStructRoot.greatestWidth) references or fewer",
    ])
}

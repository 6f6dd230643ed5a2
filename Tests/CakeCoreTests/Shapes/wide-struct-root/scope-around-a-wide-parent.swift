// What the parent stores is told of the parent.
protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}

protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct AppDependencies: HasMail {  // expect: wide-struct-root AppDependencies
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

extension HasMail where Self: DependencyScope, Parent: HasMail {
  var mail: any Service { parent.mail }
}

struct SessionDependencies: DependencyScope, HasMail {
  let parent: AppDependencies
  let user: any Service
  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

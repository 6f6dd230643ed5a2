// A scope with eleven references of its own beside its parent.
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

final class RootDependencies {}

struct AppDependencies: DependencyScope, HasMail {  // expect: wide-struct-root AppDependencies
  let parent: RootDependencies
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

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

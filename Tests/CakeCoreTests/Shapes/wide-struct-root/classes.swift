// Instances of classes, with and without their types written down.
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
  let chat = Live()
  let news = Live()
  let maps = Live()
  let photos = Live()
  let music = Live()
  let search: Live
  let wallet: Live
  let health: Live
  let travel: Live
  let weather: Live

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

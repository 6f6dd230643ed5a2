// A property with observers is stored, one with accessors is not.
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
  var travel: any Service = Live() { didSet { _ = oldValue } }
  var weather: any Service { willSet { _ = newValue } }
  var books: any Service { mail }
  var films: any Service { get { mail } }

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

// Computed properties store nothing.
protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct AppDependencies: HasMail {
  let mail: any Service
  var chat: any Service { mail }
  var news: any Service { mail }
  var maps: any Service { mail }
  var photos: any Service { mail }
  var music: any Service { mail }
  var search: any Service { mail }
  var wallet: any Service { get { mail } }
  var health: any Service { get { mail } }
  var travel: any Service { get { mail } }
  var weather: any Service { get { mail } }
  var books: any Service { get { mail } }

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

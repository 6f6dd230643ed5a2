// Optional references are references.
protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct AppDependencies: HasMail {  // expect: wide-struct-root AppDependencies
  let mail: any Service
  let chat: (any Service)?
  let news: (any Service)?
  let maps: (any Service)?
  let photos: (any Service)?
  let music: (any Service)?
  var search: Live!
  var wallet: Live!
  var health: Live!
  var travel: Live!
  var weather: Live!

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

// Numbers and structs of numbers hold no reference.
protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct Limits {
  let low: Int
  let high: Int
}

struct AppDependencies: HasMail {
  let mail: any Service
  let chat: Int
  let news: Int
  let maps: Int
  let photos: Int
  let music: Int
  let search: Int
  let wallet: Limits
  let health: Limits
  let travel: Limits
  let weather: Limits
  let books: Limits

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

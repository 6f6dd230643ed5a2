// Static properties are not part of a copy.
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
  nonisolated(unsafe) static let chat: any Service = Live()
  nonisolated(unsafe) static let news: any Service = Live()
  nonisolated(unsafe) static let maps: any Service = Live()
  nonisolated(unsafe) static let photos: any Service = Live()
  nonisolated(unsafe) static let music: any Service = Live()
  nonisolated(unsafe) static let search: any Service = Live()
  nonisolated(unsafe) static let wallet: any Service = Live()
  nonisolated(unsafe) static let health: any Service = Live()
  nonisolated(unsafe) static let travel: any Service = Live()
  nonisolated(unsafe) static let weather: any Service = Live()
  nonisolated(unsafe) static let books: any Service = Live()

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

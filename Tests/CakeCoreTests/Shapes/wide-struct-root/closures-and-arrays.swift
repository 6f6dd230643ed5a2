// A closure holds its context and an array its buffer.
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
  let chat: @Sendable (Int) -> Int
  let news: @Sendable (Int) -> Int
  let maps: @Sendable (Int) -> Int
  let photos: @Sendable (Int) -> Int
  let music: [Int]
  let search: [Int]
  let wallet: [Int]
  let health: (() -> Void)?
  let travel: (() -> Void)?
  let weather: (() -> Void)?

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

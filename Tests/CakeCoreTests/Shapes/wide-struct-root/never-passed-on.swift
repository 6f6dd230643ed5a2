// Nobody takes the root as `any` slice.
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
  let books: any Service = Live()
}

func start(_ root: AppDependencies) -> any Service { root.mail }  // expect: bypass AppDependencies

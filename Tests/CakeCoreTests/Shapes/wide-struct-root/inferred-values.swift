// A value whose type the text does not say counts as none.
protocol Service: AnyObject {}
final class Live: Service {}
func makeLive() -> any Service { Live() }

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct AppDependencies: HasMail {
  let mail: any Service
  let chat = makeLive()
  let news = makeLive()
  let maps = makeLive()
  let photos = makeLive()
  let music = makeLive()
  let search = makeLive()
  let wallet = makeLive()
  let health = makeLive()
  let travel = makeLive()
  let weather = makeLive()
  let books = makeLive()

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

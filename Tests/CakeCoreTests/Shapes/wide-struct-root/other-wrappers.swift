// What a property wrapper of somebody else stores is unknown.
protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

@propertyWrapper struct Flag {
  var wrappedValue: Bool
}

struct AppDependencies: HasMail {
  let mail: any Service
  @Flag var chat = true
  @Flag var news = true
  @Flag var maps = true
  @Flag var photos = true
  @Flag var music = true
  @Flag var search = true
  @Flag var wallet = true
  @Flag var health = true
  @Flag var travel = true
  @Flag var weather = true
  @Flag var books = true

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

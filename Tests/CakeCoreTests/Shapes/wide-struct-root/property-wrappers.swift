// A singleton is one reference, whatever its value is; its class form is in a note.
final class Slot<Value>: Sendable {}

@propertyWrapper struct Singleton<Value> {
  let slot: Slot<Value>
  let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) {
    slot = Slot()
    make = wrappedValue
  }
  var wrappedValue: Value { make() }
}

protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct AppDependencies: HasMail {  // expect: wide-struct-root AppDependencies
  @Singleton var mail: any Service = Live()
  @Singleton var chat = 1
  @Singleton var news = 1
  @Singleton var maps = 1
  @Singleton var photos = 1
  @Singleton var music = 1
  @Singleton var search = 1
  @Singleton var wallet = 1
  @Singleton private var health: Int = 1
  @Singleton private var travel: Int = 1
  @Singleton private var weather: Int = 1

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}

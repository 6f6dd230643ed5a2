// What is printed differently for some types only, and a cast, ask roots for a provider while the program
// runs. Which slices name it makes no difference to that, but where a root conforms through one alone.
protocol HasUser { var user: String { get } }
protocol HasStore { var store: Int { get } }
protocol HasKey { var key: Int { get } }

typealias WorkDependencies = HasStore & HasUser  // missed: HasUser
final class Worker<Dependencies: WorkDependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  func run() -> Int { dependencies.store }
}
typealias SaveDependencies = HasStore & HasUser  // expect: unused-need HasUser
func save(_ dependencies: any SaveDependencies) -> Int { dependencies.store }
typealias OpenDependencies = HasStore & HasKey  // expect: unused-need HasKey
func open(_ dependencies: some OpenDependencies) -> Int { dependencies.store }

struct Counts<Value> { let value: Value }
extension Counts: CustomStringConvertible where Value: HasUser {
  var description: String { "of \(value.user)" }
}
func show(_ value: Any) -> String { "\((value as? any HasKey)?.key ?? 0) \(value)" }

struct App: HasStore, HasUser, HasKey { let store = 1, user = "eve", key = 2 }
func main() {
  print(Worker(App()).run(), save(App()), open(App()))
  print(Counts(value: App()), show(App()))
}

// This one is a 'HasUser' and a 'HasKey' by its slices alone.
typealias OtherDependencies = HasStore & HasUser & HasKey  // stays: HasUser // stays: HasKey
func other(_ dependencies: some OtherDependencies) -> Int { dependencies.store }
struct OtherApp: OtherDependencies { let store = 1, user = "ann", key = 3 }
func otherMain() {
  print(other(OtherApp()), Counts(value: OtherApp()), show(OtherApp()))
}

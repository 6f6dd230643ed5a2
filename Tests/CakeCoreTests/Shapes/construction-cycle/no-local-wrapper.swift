// A local value's property wrapper may never ask for what the value begins with.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasTables { var tables: Tables { get } }
protocol HasSums { var sums: Sums { get } }

@propertyWrapper struct Lazily<Value> {
  let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  init(wrappedValue: @autoclosure @escaping () -> Value, _ name: String) { make = wrappedValue }
  var wrappedValue: Value { make() }
}
@propertyWrapper struct Fixed {
  var wrappedValue: Int { 1 }
  init(wrappedValue: @autoclosure () -> Int) {}
}
struct Auth {
  let name: String
  init(_ dependencies: any HasGitHub) {
    @Lazily var gitHub = dependencies.gitHub
    @Lazily("second") var second = dependencies.gitHub
    @Lazily<GitHub>
    var third = dependencies.gitHub
    name = "auth"
  }
}
struct GitHub {
  let name: String
  init(_ dependencies: any HasAuth) { name = dependencies.auth.name }
}
struct Tables {
  let number: Int
  init(_ dependencies: any HasSums) {
    @Fixed var number = dependencies.sums.number
    self.number = number
  }
}
struct Sums {
  let number: Int
  init(_ dependencies: any HasTables) { number = dependencies.tables.number }
}
struct AppDependencies: HasAuth, HasGitHub, HasTables, HasSums {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
  var tables: Tables { Tables(self) }
  var sums: Sums { Sums(self) }
}
func main(_ app: AppDependencies) -> (any HasGitHub) { app }

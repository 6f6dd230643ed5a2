// What follows a local value's property wrapper runs all the same.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int, _ limit: Int) { self.wrappedValue = min(wrappedValue, limit) }
}
struct Auth {
  let number: Int
  init(_ dependencies: any HasGitHub) {
    @Clamped(3) var number = 4
    number = 2
    self.number = number + dependencies.gitHub.number
  }
}
struct GitHub {
  let number: Int
  init(_ dependencies: any HasAuth) { number = dependencies.auth.number }
}
struct AppDependencies: HasAuth, HasGitHub {
  var auth: Auth { Auth(self) }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: GitHub { GitHub(self) }
}
func main(_ app: AppDependencies) -> (any HasGitHub) { app }

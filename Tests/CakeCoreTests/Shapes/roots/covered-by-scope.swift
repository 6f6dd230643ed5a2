// Only the scope covers the slice: the app's root alone does not.
protocol HasClock { var clock: Int { get } }
protocol HasSession { var session: Int { get } }

typealias ProfileDependencies = HasClock & HasSession
func profile(_ dependencies: any ProfileDependencies) -> Int {
  dependencies.clock + dependencies.session
}
typealias LoginDependencies = HasClock
func login(_ dependencies: any LoginDependencies) -> Int { dependencies.clock }

struct App: HasClock { let clock = 1 }
struct Session: HasClock, HasSession {
  let parent: any LoginDependencies
  var clock: Int { parent.clock }
  let session = 2
}
func main() -> Int { profile(Session(parent: App())) }

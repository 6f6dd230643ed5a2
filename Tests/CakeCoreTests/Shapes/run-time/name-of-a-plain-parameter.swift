// The name of a parameter that no dependencies can be tells no slices apart.
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
typealias AceDeps = HasAce
typealias BoxDeps = HasAce & HasCap & HasBed  // missed: HasBed
protocol Job {
  associatedtype Deps
  init()
  func run(_ deps: Deps) -> Int
}
struct AceJob: Job {
  func run(_ deps: any AceDeps) -> Int { deps.ace }
}
struct Runner<J: Job> {
  let deps: J.Deps
  func start() { print("\(J.self)", label(1), ObjectIdentifier(J.self), J().run(deps)) }
}
func label<Value>(_ value: Value) -> String { "\(Value.self)" }
func open(_ deps: any BoxDeps) -> Int {
  Runner<AceJob>(deps: deps).start()
  return deps.cap
}

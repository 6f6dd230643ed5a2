// Whoever calls the functions in a list hands them what they take, and nothing as what they give.
protocol HasClock { var now: Int { get } }
protocol HasLog { func log(_ text: String) }
typealias StepDeps = HasClock & HasLog  // missed: HasClock
typealias PageDeps = HasClock & HasLog
struct Stack {
  var steps: [(any StepDeps) -> any PageDeps] = []
  func all(_ dependencies: any StepDeps) -> [Int] {
    dependencies.log("all")
    return steps.map { $0(dependencies).now }
  }
}
func page(_ dependencies: any PageDeps) { dependencies.log("page") }

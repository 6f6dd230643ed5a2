// One instance gets its argument from what it is made with: what it is called may have a slice in it.
protocol HasTodos { var todos: [String] { get } }
protocol HasClient { var client: Int { get } }
typealias PartDependencies = HasTodos
class Coordinator<Outcome> {
  let outcome: Outcome?
  init(_ outcome: Outcome?) { self.outcome = outcome }
  var description: String { "\(type(of: self))" }
}
func other(_ dependencies: any TodosCoordinator.Dependencies) -> String { Coordinator(dependencies).description }
final class TodosCoordinator: Coordinator<Void> {
  typealias Dependencies =
    HasTodos
    & HasClient  // stays: HasClient
  private let dependencies: any Dependencies
  init(_ dependencies: any Dependencies) {
    self.dependencies = dependencies
    super.init(nil)
  }
  func start() -> String {
    let part: any PartDependencies = dependencies
    let whole: any Dependencies = dependencies
    return (part.todos + whole.todos).joined() + description
  }
}
struct House: HasTodos, HasClient {
  let todos = ["milk"]
  let client = 1
}
func run() -> String { TodosCoordinator(House()).start() }

// One of the subclasses has a slice for an argument: its name has that in it.
protocol HasTodos { var todos: [String] { get } }
protocol HasClient { var client: Int { get } }
typealias PartDependencies = HasTodos
class Coordinator<Outcome> {
  let outcome: Outcome?
  init(_ outcome: Outcome?) { self.outcome = outcome }
  var description: String { "\(type(of: self))" }
}
final class SliceCoordinator: Coordinator<any TodosCoordinator.Dependencies> {}
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

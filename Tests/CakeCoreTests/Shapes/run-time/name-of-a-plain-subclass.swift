// What a base class calls itself, or casts to 'Self', is a subclass, each with arguments that are no slices.
protocol HasTodos { var todos: [String] { get } }
protocol HasClient { var client: Int { get } }
typealias PartDependencies = HasTodos
class Screen {
  class func instance() -> Self { make() as! Self }
  class func make() -> Screen { Screen() }
}
final class TodosScreen: Screen {
  override class func make() -> Screen { TodosScreen() }
}
enum Link {}
class Coordinator<Outcome> {
  var description: String { "\(type(of: self))" }
  var name: String { "\(Self.self)" }
  func same() -> Coordinator { self }
}
extension Coordinator { func end(_: Outcome) -> Int { 0 } }
final class LinkCoordinator: Coordinator<[Link?]> {}
final class TodosCoordinator: Coordinator<Void> {
  typealias Dependencies =
    HasTodos
    & HasClient  // expect: unused-need HasClient
  private let dependencies: any Dependencies
  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }
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
func run() -> String {
  _ = TodosScreen.instance()
  return TodosCoordinator(House()).start() + LinkCoordinator().description
}

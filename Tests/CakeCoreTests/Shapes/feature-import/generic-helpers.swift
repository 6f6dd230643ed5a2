// What is written for whatever its user has is a helper, though its module has no providers that others
// name; what is generic in its dependencies, or in another type of the program, is a feature.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasName { var name: String { get } }
//--- Tools/Tools.swift
public import Core

public typealias ToolDependencies = HasClock
public struct Cache<Key: Hashable> {
  private let dependencies: any ToolDependencies
  public init(_ dependencies: any ToolDependencies) { self.dependencies = dependencies }
  public func age(_ key: Key) -> Int { dependencies.clock + key.hashValue }
}
public struct Queue<Item> where Item: Sendable {
  private let dependencies: any ToolDependencies
  private var items: [Item] = []
  public init(_ dependencies: any ToolDependencies) { self.dependencies = dependencies }
  public var age: Int { dependencies.clock + items.count }
}
@propertyWrapper public struct Timed {
  public var wrappedValue: Int
  public init(wrappedValue: Int, _ dependencies: any ToolDependencies) {
    self.wrappedValue = wrappedValue + dependencies.clock
  }
}
public func now(_ dependencies: any ToolDependencies) -> Int { dependencies.clock }
//--- Detail/Detail.swift
public import Core

public protocol Routes { func leave() }
public typealias DetailDependencies = HasName
public struct DetailModel<Dependencies: DetailDependencies> {
  let dependencies: Dependencies
  public init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
//--- Menu/Menu.swift
public import Core

public protocol Leaving { func leave() }
public typealias MenuDependencies = HasName
public final class MenuModel<Router> where Router: Leaving {
  let dependencies: any MenuDependencies
  let router: Router
  public init(_ dependencies: any MenuDependencies, _ router: Router) {
    self.dependencies = dependencies
    self.router = router
  }
  public var title: String { dependencies.name }
}
//--- List/List.swift
public import Core
import Detail  // expect: feature-import Detail
import Menu  // expect: feature-import Menu
import Tools

public typealias ListDependencies = HasName & HasClock
struct Exit: Leaving { func leave() {} }
public struct ListModel<Dependencies: ListDependencies> {
  let dependencies: Dependencies
  var title: String { DetailModel(dependencies).title + MenuModel(dependencies, Exit()).title }
  var ages: Int {
    @Timed(dependencies) var age = 1
    let queue = Queue<Int>(dependencies)
    return age + Cache(dependencies).age("a") + queue.age + now(dependencies)
  }
}
//--- Login/Login.swift
public import Core
import Tools

public typealias LoginDependencies = HasName & HasClock
public struct LoginModel {
  let dependencies: any LoginDependencies
  var age: Int { Cache(dependencies).age(1) + dependencies.name.count }
}

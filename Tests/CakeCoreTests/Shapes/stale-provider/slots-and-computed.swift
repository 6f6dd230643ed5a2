// What a slot keeps, what is computed and what a parent forwards is as stale as what is stored.
//--- LayerCake/LayerCake.swift
public protocol DependencyScope {
  associatedtype Parent
  var parent: Parent { get }
}
@propertyWrapper public struct Singleton<Value> {
  private let make: () -> Value
  public init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  public var wrappedValue: Value { make() }
}
//--- App/App.swift
import LayerCake

public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }  // expect: stale-provider HasMail
extension HasMail where Self: DependencyScope, Parent: HasMail {
  public var mail: String { parent.mail }
}
public protocol HasPush { var push: Int { get } }
public protocol MakesCart { func makeCart(size: Int) -> String }
public typealias PushDeps = HasPush
func push(_ dependencies: any PushDeps) -> Int { dependencies.push }
public typealias CartDeps = MakesCart
func cart(_ dependencies: any CartDeps) -> String { dependencies.makeCart(size: 1) }
struct Singletons: PushDeps, CartDeps {
  let push = 1
  func makeCart(size: Int) -> String { "cart" }
}
struct AppDependencies: NameDeps {
  @Singleton var name = "a"
  @Singleton var push = 2  // expect: stale-provider HasPush
  private let _mail = "kept"
  var mail: String { _mail }  // expect: stale-provider HasMail
  func makeCart(size: Int) -> String { "\(push)" }  // expect: stale-provider MakesCart
}
struct SessionDependencies: DependencyScope, NameDeps {
  let parent: AppDependencies
  var name: String { parent.name }
  var mail: String { parent.mail }  // expect: stale-provider HasMail
}
func start() -> Int {
  let app = AppDependencies()
  _ = NameModel(dependencies: SessionDependencies(parent: app))
  return push(Singletons()) + cart(Singletons()).count
}

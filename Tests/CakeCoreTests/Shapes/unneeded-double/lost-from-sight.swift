// Values are given to `Any`, an unconstrained generic, a cast, a metatype.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias NameDeps = HasName
public typealias ClockDeps = HasClock
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public func time(_ dependencies: any ClockDeps) -> Int { dependencies.clock }
//--- AppTests/Tests.swift
import App

func track(_ value: Any) {}
func keep<Value>(_ value: Value) -> Value { value }
struct AnyDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct KeptDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct CastDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct TypeDependencies: HasName, HasClock { var name = "a"; var clock = 7; init() {} }
struct BoxDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct Box<Value> { var value: Value }
func test() -> Bool {
  let tracked = AnyDependencies()
  track(tracked)
  let cast = CastDependencies()
  let types: [TypeDependencies.Type] = [TypeDependencies.self]
  let box: Box<BoxDependencies> = Box(value: BoxDependencies())
  return NameModel(dependencies: tracked).title == NameModel(dependencies: cast).title
    && NameModel(dependencies: keep(KeptDependencies())).title == "a" && (cast as Any) is String
    && NameModel(dependencies: types[0].init()).title == "a"
    && NameModel(dependencies: box.value).title == "a"
}

// What answers another protocol, observes or is compared is not left over, nor what overrides such.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }
public protocol HasPush { var push: Int { get } }
public typealias AllDeps = HasMail & HasPush
func all(_ dependencies: any AllDeps) -> String { dependencies.mail + "\(dependencies.push)" }
struct EveryDependencies: AllDeps { var mail = "", push = 1 }
func every() -> String { all(EveryDependencies()) }
protocol Sending { var mail: String { get } }
struct WitnessDependencies: NameDeps, Sending { var name = "a", mail = "b" }
struct EqualDependencies: NameDeps, Equatable {
  var name = "a"
  var mail = "b"
}
struct CodableDependencies: NameDeps, Codable {
  var name = "a"
  var mail = "b"
}
class BaseDependencies: NameDeps {
  var name = "a"
  var mail: String { "b" }
}
final class SubDependencies: BaseDependencies, Sending {
  override var mail: String { "c" }
}
struct ObservingDependencies: NameDeps {
  var name = "a"
  var push = 1 { didSet { name = "b" } }
}
@propertyWrapper struct Loud<Value> {
  var wrappedValue: Value
}
struct WrappedDependencies: NameDeps {
  var name = "a"
  @Loud var mail = "b"
}
final class Post {}
struct LocalDependencies: NameDeps {
  var name = "a"
  var post = Post()
}
func start() -> String { NameModel(dependencies: LocalDependencies()).title }

// Nobody reads these, but they may do something by being there, or by being made.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
protocol Watching {}
final class Watch: Watching { deinit { print("gone") } }
struct Holding { let watch = Watch() }
enum Payload { case none, some(Watch) }
struct Token: ~Copyable { deinit { print("gone") } }
struct Kept<Value> { let value: Value }
@propertyWrapper struct Loud { var wrappedValue: Int { didSet { print("set") } } }
struct Quiet { @Loud var count = 1 }
struct Member {
  let groups: [Group]
  let watch: Watch
}
struct Group { let members: [Member] }
func made() -> Int { 1 }
final class AppDependencies<Extra>: NameDeps {
  let name = "a"
  let watch = Watch()
  let any: any Watching = Watch()
  let holding = Holding()
  let held: Holding
  let payload: Payload = .none
  let token = Token()
  let kept: Kept<Watch>
  let extra: Extra
  let close: () -> Void = {}
  let count: Int = made()
  let text = "\(made())"
  let members: [Member] = []
  let quiet: Quiet
  var unread: Int { made() }
  init(extra: Extra) {
    held = Holding()
    kept = Kept(value: Watch())
    self.extra = extra
    quiet = Quiet()
  }
}
func start() -> String {
  NameModel(dependencies: AppDependencies(extra: 1)).title
}

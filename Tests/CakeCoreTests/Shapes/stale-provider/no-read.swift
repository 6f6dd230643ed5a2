// Each value is read: plainly, by key path, by a subscript over key paths, through a wrapper's name.
//--- LayerCake/LayerCake.swift
@propertyWrapper public struct Singleton<Value> {
  public var wrappedValue: Value
  public var projectedValue: Singleton<Value> { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
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
public protocol HasMail { var mail: String { get } }
public protocol HasPush { var push: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasStore { var store: Int { get } }
public protocol HasLog { var log: Log { get } }
public typealias AllDeps = HasMail & HasPush & HasCache & HasStore & HasLog
public struct Log { public var lines = 0 }
func all(_ dependencies: any AllDeps) -> String {
  dependencies.mail
    + "\(dependencies.push + dependencies.cache + dependencies.store + dependencies.log.lines)"
}
struct EveryDependencies: AllDeps { var mail = "", push = 1, cache = 2, store = 3, log = Log() }
func every() -> String { all(EveryDependencies()) }
struct AppDependencies: NameDeps {
  var name: String { "\(mail)" }
  var mail = "a"
  var push = 1
  var cache = 2
  @Singleton var store = 3
  var log = Log()
}
@dynamicMemberLookup struct Reader {
  let root: AppDependencies
  subscript<Value>(dynamicMember path: KeyPath<AppDependencies, Value>) -> Value {
    root[keyPath: path]
  }
}
func path() -> KeyPath<AppDependencies, Int> { \.push }
func read(_ reader: Reader) -> Int { reader.cache }
extension AppDependencies { func wrapped() -> Int { _store.wrappedValue } }
func write(_ root: inout AppDependencies) { root.log.lines += 1 }
func start() -> String { NameModel(dependencies: AppDependencies()).title }

// Somebody looks into values: any of them may be read. A protocol that nobody names is told all the same,
// with the value that is left of it.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }
public protocol HasPush { var push: Int { get } }  // expect: stale-provider HasPush
public typealias MailDeps = HasMail
func send(_ dependencies: any MailDeps) -> String { dependencies.mail }
struct MailDependencies: MailDeps { var mail = "" }
func sent() -> String { send(MailDependencies()) }
struct AppDependencies: NameDeps {
  var name = "a"
  var push = 1
  var mail = "b"
}
func start() -> Int { Mirror(reflecting: AppDependencies()).children.count }
func title() -> String { NameModel(dependencies: AppDependencies()).title }

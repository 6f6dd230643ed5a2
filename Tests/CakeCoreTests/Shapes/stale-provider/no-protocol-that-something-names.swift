// A cast, an alias, a constraint, a member of another and a branch that was left out name a protocol.
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
public protocol HasCache { var cache: Int { get } }
public protocol HasStore { var store: Int { get } }
public protocol HasLog { var log: Int { get } }
public protocol HasTime { var time: Int { get } }
func isMailing(_ value: Any) -> Bool { value is any HasMail }
typealias Pushing = HasPush  // expect: uncovered-slice Pushing
func push(_ dependencies: some Pushing) -> Int { dependencies.push }
func cached<Root: HasCache>(_ root: Root) -> Int { root.cache }
protocol HasEverything: HasStore { var everything: Int { get } }
func everything(_ dependencies: any HasEverything) -> Int { dependencies.everything }
extension Array where Element: HasLog { func first() -> Int { count } }
#if os(Windows)
  func time(_ dependencies: any HasTime) -> Int { dependencies.time }
#endif
struct AppDependencies: NameDeps { var name = "a" }
func title() -> String { NameModel(dependencies: AppDependencies()).title }

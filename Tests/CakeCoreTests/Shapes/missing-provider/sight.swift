// How far a member is seen, and what a file has to import for it.
//--- Core/Core.swift
public import Foundation
public struct User: Sendable { public init() {} }
public protocol HasDate { var date: Date { get } }
public protocol HasUser { var user: User { get set } }
public protocol HasLog { func log(_ text: String) }
extension HasLog { public func log(_ text: String) {} }
public protocol HasStore { associatedtype Store; associatedtype Key = Int; var store: Store { get }; func read(_ key: Key) }
//--- Feature/Feature.swift
public import Core
public typealias ReposDependencies = HasDate & HasUser
public protocol ListDependencies: ReposDependencies, HasLog {}
public func show(_ dependencies: any ReposDependencies) {
  print(dependencies.date, dependencies.user)
}
public func list(_ dependencies: any ListDependencies) {
  dependencies.log("\(dependencies.date)")
  show(dependencies)
}
public struct Box<D: ReposDependencies> { public let dependencies: D }
//--- App/App.swift
import Feature

struct AppDependencies: ReposDependencies {}  // expect: missing-provider HasDate+HasUser
public struct Seen: ReposDependencies, HasHidden {}  // expect: missing-provider HasHidden+HasDate+HasUser
package final class Near: ReposDependencies, Sendable {}  // expect: missing-provider HasDate+HasUser
//--- App/Given.swift
import Feature
func run() {
  list(Other())
  show(Third<Int>())
  print(Box<Fourth<Int>>.self)
}
//--- App/Other.swift
import Core
struct Hidden {}
protocol HasHidden { var hidden: Hidden { get } }
struct Other: HasUser { var user = User() }  // expect: missing-provider HasDate+HasLog
struct Third<Value: Sendable> {}  // expect: missing-provider HasDate
extension Third: HasUser {
  var user: User {
    get { User() }
    set {}
  }
}
struct Fourth<Value>: HasUser where Value: Sendable {  // expect: missing-provider HasDate
  var user = User()
}
struct Fifth: HasUser, HasStore { var user = User() }  // expect: missing-provider HasStore

// What a name can stand for: inherited and extensions' members, functions, a double's own closures, what nobody knows.
//--- LayerCakeTesting/Unimplemented.swift
public func unimplemented<each Argument, Success>(
  _ endpoint: String
) -> @Sendable (repeat each Argument) -> Success {
  { (_: repeat each Argument) in fatalError(endpoint) }
}
//--- App/App.swift
import Foundation
public protocol Reading: Sendable { func read(_ key: String) -> Int }
public protocol Storing: Reading { func store(_ value: Int, for key: String) -> Bool }
extension Reading { public func readAll() -> Int { read("") } }
public class Base: @unchecked Sendable { public init() {}; public func ping() -> Int { 1 } }
public final class Derived: Base, @unchecked Sendable {}
public struct Pair<First: Sendable>: Sendable {
  public var first: First
  public init(first: First) { self.first = first }
}
public protocol HasStore { var store: any Storing { get } }
public protocol HasBase { var base: Derived? { get } }
public protocol HasPair { var pair: Pair<Int> { get } }
public protocol HasDate { var date: @Sendable () -> Date { get } }
public protocol HasOld: HasStore { func convert(_ value: Int) -> Int }
public protocol HasDefaults { var defaults: UserDefaults { get } }
public typealias Deps = HasOld & HasBase & HasPair & HasDate & HasDefaults
public func run(_ dependencies: any Deps) -> Int {
  dependencies.store.readAll() + (dependencies.base?.ping() ?? 0) + dependencies.pair.first
    + dependencies.convert(dependencies.defaults.integer(forKey: "\(dependencies.date())"))
}
//--- AppTests/Tests.swift
import App
import LayerCakeTesting

let names: [@Sendable () -> Int] = [
  unimplemented("HasStore.store.read"), unimplemented("HasStore.store.store"),
  unimplemented("HasStore.store.store(_:for:)"), unimplemented("HasOld.convert(_:)"),
  unimplemented("HasStore.store.readAll"), unimplemented("HasOld.store.read"),
  unimplemented("HasOld.convert"), unimplemented("HasBase.base.ping"),
  unimplemented("HasPair.pair.first"), unimplemented("HasDate.date"),
  unimplemented("HasDate.date.anything"), unimplemented("HasDefaults.defaults.number"),
  unimplemented("HasStore"), unimplemented("HasNothing.like.that"), unimplemented(""),
  unimplemented("Storing.store"), unimplemented("HasPair.pair.\(1)"), unimplemented("HasPair..pair"),
]

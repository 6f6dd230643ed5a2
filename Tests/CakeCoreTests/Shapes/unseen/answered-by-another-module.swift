// What answers for a conformance is another module's code, and the same one without the need.
//--- Kit/Kit.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias ListDependencies =
  HasClock
  & HasCache  // expect: unused-need HasCache
public final class List {
  private let dependencies: any ListDependencies
  public init(_ dependencies: any ListDependencies) { self.dependencies = dependencies }
  public func run() -> Int { dependencies.clock }
}
public protocol Described { var words: String { get } }
extension CustomStringConvertible {
  public var description: String { "described" }
}
extension Described {
  public var words: String { "words" }
}
//--- App/App.swift
import Kit

public class Spec: CustomStringConvertible, Described { public init() {} }
struct Outer {
  func one() {
    func helper() {}
    helper()
  }
  func other() {
    func helper() {}
    helper()
  }
}

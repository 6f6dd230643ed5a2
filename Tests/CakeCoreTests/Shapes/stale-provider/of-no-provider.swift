// The protocol has gone before the values: what does nothing by being there is told, if nobody reads it.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
enum Kind { case plain, fancy }
struct Limits {
  var least = 0
  let kinds: [Kind]
  var range: ClosedRange<Int> { least...9 }
}
struct AppDependencies: NameDeps {
  let name: String
  let mail: String  // expect: stale-provider AppDependencies.mail
  var push = 1  // expect: stale-provider AppDependencies.push
  var kind: Kind = .plain  // expect: stale-provider AppDependencies.kind
  let limits: Limits?  // expect: stale-provider AppDependencies.limits
  let counts: [String: Int]  // expect: stale-provider AppDependencies.counts
}
func start() -> String {
  let limits = Limits(kinds: [.fancy])
  print(limits.range)
  return NameModel(
    dependencies: AppDependencies(name: "a", mail: "b", limits: limits, counts: [:])
  ).title
}

// A function that takes a body is given a key path, and a method, in another file.
//--- App/Model.swift
protocol HasClock { var clock: Int { get } }
protocol HasLogger { func log() }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasLogger & HasCache  // expect: unused-need HasCache
struct Model {
  private let dependencies: any ModelDependencies
  init(_ dependencies: any ModelDependencies) { self.dependencies = dependencies }
  func with<Value>(_ body: (any ModelDependencies) -> Value) -> Value { body(dependencies) }
}
//--- App/Use.swift
func use(_ model: Model) -> Int {
  model.with { $0.log() }
  return model.with(\.clock)
}

// Only a test lets the dependencies out.
//--- App/Model.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
struct Model {
  let dependencies: any ModelDependencies
  func now() -> Int { dependencies.clock }
}
//--- AppTests/ModelTests.swift
@testable import App

func record(_ model: Model) -> String { String(reflecting: model.dependencies) }

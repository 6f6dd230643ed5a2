// Only a test reads the need, through `@testable`: without it the test does not compile.
//--- App/Model.swift
protocol HasClock { var clock: Int { get } }
protocol HasProbe { var probe: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasProbe & HasCache  // expect: unused-need HasCache

struct Model {
  let dependencies: any ModelDependencies
  func now() -> Int { dependencies.clock }
}
//--- AppTests/ModelTests.swift
@testable import App

func probe(_ model: Model) -> Int { model.dependencies.probe }

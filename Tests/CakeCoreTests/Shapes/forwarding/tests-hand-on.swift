// Only a test hands the stored dependencies on, to a helper of its own.
//--- App/Model.swift
protocol HasClock { var clock: Int { get } }
protocol HasProbe { var probe: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasProbe & HasCache  // expect: unused-need HasCache
struct Model {
  let dependencies: any ModelDependencies
  func now() -> Int { dependencies.clock }
}
//--- AppTests/Helper.swift
@testable import App

func inspect(_ probe: any HasProbe) -> Int { probe.probe }
//--- AppTests/ModelTests.swift
@testable import App

func test(_ model: Model) -> Int { inspect(model.dependencies) }

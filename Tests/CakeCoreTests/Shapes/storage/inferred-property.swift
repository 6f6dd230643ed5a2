// A stored property whose type is inferred from another object's dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func shared(_ model: Model) -> any ModelDependencies { model.dependencies }
struct Model { let dependencies: any ModelDependencies }

final class Screen {
  let model: Model
  lazy var services = shared(model)
  init(model: Model) { self.model = model }
  func now() -> Int { services.clock }
}

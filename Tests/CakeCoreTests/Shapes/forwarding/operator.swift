// Handed on by an operator.
infix operator <-
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ViewDependencies = HasClock
struct Scene { var now = 0 }
func <- (scene: inout Scene, dependencies: any ViewDependencies) { scene.now = dependencies.clock }

typealias SceneDependencies = HasClock & HasCache  // expect: unused-need HasCache
func scene(_ dependencies: any SceneDependencies) -> Scene {
  var scene = Scene()
  scene <- dependencies
  return scene
}

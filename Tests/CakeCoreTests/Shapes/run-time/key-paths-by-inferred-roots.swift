// Key paths of which nobody knows the root fit a value by its very type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasLog  // stays: HasClock
typealias EditDependencies = HasClock & HasLog  // stays: HasLog
typealias ScreenDependencies = HasClock & HasLog  // stays: HasClock

struct Screen {
  let dependencies: any ScreenDependencies
  func run() -> Int { dependencies.log }
}
func list(_ dependencies: any ListDependencies) -> AnyKeyPath {
  let path: KeyPath<any ListDependencies, Int> = \.log
  return path
}
func edit(_ found: [AnyKeyPath: Int], _ dependencies: any EditDependencies) -> Int {
  let path: KeyPath<any EditDependencies, Int> = \.clock
  return found[path] ?? dependencies.clock
}
func screen() -> PartialKeyPath<Screen> { \Screen.dependencies }

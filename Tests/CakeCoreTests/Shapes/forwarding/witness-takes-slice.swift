// A protocol's requirement takes the smaller slice and is called through the protocol.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PluginDependencies = HasClock
protocol Plugin { func start(_ dependencies: any PluginDependencies) -> Int }
struct First: Plugin {
  func start(_ dependencies: any PluginDependencies) -> Int { dependencies.clock }
}
struct Second: Plugin {
  func start(_ dependencies: any PluginDependencies) -> Int { 0 }
}

typealias HostDependencies = HasClock & HasCache  // expect: unused-need HasCache
func host(_ plugins: [any Plugin], _ dependencies: any HostDependencies) -> Int {
  plugins.reduce(0) { $0 + $1.start(dependencies) }
}

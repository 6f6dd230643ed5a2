// `deinit` is the only reader.
protocol HasConnection { func close() }
protocol HasClock { var clock: Int { get } }

typealias SocketDependencies = HasConnection & HasClock  // expect: unused-need HasClock

final class SocketModel {
  let dependencies: any SocketDependencies
  init(_ dependencies: any SocketDependencies) { self.dependencies = dependencies }
  deinit { dependencies.close() }
}

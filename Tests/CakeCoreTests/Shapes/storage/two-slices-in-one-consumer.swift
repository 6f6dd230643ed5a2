// One consumer takes two slices that both name the clock; it reads the clock of one of them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias LocalDependencies = HasClock & HasCache
typealias RemoteDependencies = HasPush & HasClock  // expect: unused-need HasClock
func sync(_ local: any LocalDependencies, _ remote: any RemoteDependencies) -> Int {
  local.clock + local.cache + remote.push
}

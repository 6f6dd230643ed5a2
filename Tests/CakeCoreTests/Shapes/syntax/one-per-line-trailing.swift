// `&` ends each line, and blank lines part the needs.
// swift-format-ignore-file
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies =
  HasClock &  // expect: unused-need HasClock

  HasCache &

  HasPush  // expect: unused-need HasPush
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.cache }

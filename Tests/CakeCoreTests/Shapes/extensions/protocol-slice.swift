// The slice is a protocol, and its own extension is the consumer.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

protocol ModelDependencies:
  HasClock,
  HasCache,
  HasPush  // expect: unused-need HasPush
{}
extension ModelDependencies {
  var sum: Int { clock + cache }
}
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.sum }

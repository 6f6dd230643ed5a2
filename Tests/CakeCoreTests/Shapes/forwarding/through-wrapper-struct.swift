// The dependencies travel inside a struct of arguments.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ArgumentDependencies = HasClock & HasPush  // expect: unused-need HasPush
struct Arguments {
  var title = 0
  let services: any ArgumentDependencies
}
func child(_ arguments: Arguments) -> Int { arguments.services.clock }

typealias ParentDependencies =
  HasClock
  & HasPush & HasCache  // expect: unused-need HasPush; unused-need HasCache
func parent(_ dependencies: any ParentDependencies) -> Int {
  child(Arguments(services: dependencies))
}

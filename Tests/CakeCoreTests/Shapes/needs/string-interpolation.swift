// The need is read inside a string's interpolation; the other's name is only text.
protocol HasUser { var user: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias GreetingDependencies = HasUser & HasClock  // expect: unused-need HasClock

func greet(_ dependencies: any GreetingDependencies) -> String {
  "hello \(dependencies.user), dependencies.clock says \("\(dependencies.user + 1)")"
}

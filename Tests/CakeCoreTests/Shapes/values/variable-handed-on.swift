// A variable of one slice is given the other's dependencies, then handed on.
protocol HasClock { var clock: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias RightDependencies = HasClock & HasMail
typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }
func run(_ left: any ChildDependencies, _ right: any RightDependencies, _ flag: Bool) -> Int {
  var current = left
  if flag { current = right }
  return child(current) + right.mail
}

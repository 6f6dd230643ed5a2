// Two unlabelled parameters; one argument is what a closure returns.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias ChildDependencies = HasClock
func child(_ one: any ChildDependencies, _ other: any ChildDependencies) -> Int {
  one.clock + other.clock
}
func parent(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  child(left, { right }()) + left.cache + right.mail
}

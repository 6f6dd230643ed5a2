// What is handed on is chosen by a condition.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias ChildDependencies = HasClock
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }
func parent(_ left: any LeftDependencies, _ right: any RightDependencies, _ flag: Bool) -> Int {
  child(left) + child(flag ? right : right) + left.cache + right.mail
}

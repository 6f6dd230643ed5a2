// A call leaves the other slice's argument to its default.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct World: HasClock, HasCache, HasMail {
  let clock = 1
  let cache = 2
  let mail = 3
}
func child(_ left: any LeftDependencies, right: any RightDependencies = World()) -> Int {
  left.clock + left.cache + right.clock + right.mail
}
func parent(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  child(left) + child(left, right: right)
}

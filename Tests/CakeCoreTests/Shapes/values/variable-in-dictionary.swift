// A dictionary's values are of one slice; a subscript assigns the other's.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias SmallDependencies = HasClock
func run(
  _ small: any SmallDependencies, _ left: any LeftDependencies, _ right: any RightDependencies
) -> Int {
  var all = ["small": small]
  all["left"] = left
  all.updateValue(right, forKey: "right")
  var sum = 0
  for (_, one) in all { sum += one.clock }
  return sum + left.cache + right.mail
}

// A local array takes its type from one slice; the other's dependencies are appended.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias SmallDependencies = HasClock
func run(
  _ small: any SmallDependencies, _ left: any LeftDependencies, _ right: any RightDependencies
) -> Int {
  var all = [small]
  all.append(left)
  all += [right]
  all.insert(right, at: 0)
  var sum = 0
  for one in all { sum += one.clock }
  return sum + left.cache + right.mail
}

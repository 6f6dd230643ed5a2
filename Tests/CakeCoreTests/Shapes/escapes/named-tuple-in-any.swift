// A tuple's label goes to a parameter of a structure's type, the value to Any.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // escape: HasClock; HasCache; HasMail
struct Console { func say(_ n: String) -> Int { n.count }; func show(_ n: Any) -> Int { n is any HasCache ? 1 : 0 } }
func run(_ all: [(name: String, deps: any ListNeeds)], _ c: Console) -> Int {
  var t = 0
  for each in all { t += c.say(each.name) + c.show(each.deps) }
  return t
}

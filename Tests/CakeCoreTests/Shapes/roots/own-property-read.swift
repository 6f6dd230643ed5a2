// Somebody reads the concrete root's property: the provision is silent though no slice asks.
protocol HasClock { var clock: Int { get } }
protocol HasWindow { var window: Int { get } }
protocol HasLegacy { var legacy: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live:
  HasClock, HasWindow,
  HasLegacy  // expect: unused-provider HasLegacy
{
  let clock = 1
  let window = 2
  let legacy = 3
}
func main() -> Int { list(Live()) + Live().window }

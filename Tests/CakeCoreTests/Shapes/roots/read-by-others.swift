// What somebody reads on a root's own type, or on a subclass's that overrides it, is asked for; what only
// the subclass itself reads is not.
protocol HasClock { var clock: Int { get } }
protocol HasSeal { var seal: Int { get } }
protocol HasWax { var wax: Int { get } }
protocol HasHost { var host: Int { get } }

typealias ListDependencies = HasHost
func list(_ dependencies: any ListDependencies) -> Int { dependencies.host }

class Live: HasHost, HasClock, HasSeal,
  HasWax  // expect: unused-provider HasWax
{
  let host = 1
  var clock: Int { 2 }
  var seal: Int { 3 }
  var wax: Int { 4 }
}
final class Development: Live {
  override var clock: Int { 5 }
  override var wax: Int { seal }
  var waxed: Int { wax }
}
func main() -> Int { list(Live()) + Development().clock + Development().waxed }

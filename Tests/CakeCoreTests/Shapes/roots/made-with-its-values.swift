// Who makes a root with its values names its properties, and reads none of them; `?` and `:` read.
protocol HasClock { var clock: Int { get } }
protocol HasSeal { var seal: Int { get } }
protocol HasWax { var wax: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live:
  HasClock, HasSeal,
  HasWax  // expect: unused-provider HasWax
{
  var clock: Int
  var seal: Int
  var wax: Int
}
func stamped(_ live: Live, _ isSealed: Bool) -> Int { max(0, isSealed ? live.seal : 1) }  // expect: bypass Live
func main() -> Int {
  let live = Live(clock: 1, seal: 2, wax: 3)
  return list(live) + stamped(live, true)
}

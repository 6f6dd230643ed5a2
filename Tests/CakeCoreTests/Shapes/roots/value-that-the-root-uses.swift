// Nobody asks for what two conformances promise; the root itself uses the value of one, and its default
// answers for the other.
protocol HasClock { var clock: Int { get } }
protocol HasSeal { var seal: Int { get } }
protocol HasStamp { var stamp: Int { get } }
protocol HasWax { var wax: Int { get } }
extension HasStamp { var stamp: Int { 3 } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live:
  HasClock,
  HasSeal,  // expect: unused-provider HasSeal
  HasStamp
{
  var clock: Int { seal + stamp + wax }
  let seal = 2
}
extension Live: HasWax { var wax: Int { 4 } }  // expect: unused-provider HasWax
func main() -> Int { list(Live()) }

// The root has each conformance through one slice that reads none of them; others ask the root.
protocol HasA1 { var a1: Int { get } }
protocol HasA2 { var a2: Int { get } }
protocol HasA3 { var a3: Int { get } }
protocol HasA4 { var a4: Int { get } }
protocol HasA5 { var a5: Int { get } }
protocol HasA6 { var a6: Int { get } }
extension HasA1 { func describe() -> Int { a1 } }

typealias AllDependencies =
  HasA1 & HasA2 & HasA3 & HasA4 & HasA5
  & HasA6  // expect: unused-need HasA6
struct Feature { let dependencies: any AllDependencies }

struct Live: AllDependencies {
  let a1 = 1
  let a2 = 2
  let a3 = 3
  let a4 = 4
  let a5 = 5
  let a6 = 6
}
func opaque() -> some HasA4 { Live() }
func standard(_ dependencies: any HasA5 = Live()) -> Int { dependencies.a5 }
func main() -> Int {
  let existential: any HasA2 = Live()
  let list = [Live()] as [any HasA3]
  return Live().describe() + existential.a2 + list[0].a3 + opaque().a4 + standard()
    + Feature(dependencies: Live()).dependencies.a1.magnitude.hashValue
}

// A slice of many needs, two on a line, of which one in the middle is unused.
protocol HasA1 { var a1: Int { get } }
protocol HasA2 { var a2: Int { get } }
protocol HasA3 { var a3: Int { get } }
protocol HasA4 { var a4: Int { get } }
protocol HasA5 { var a5: Int { get } }
protocol HasA6 { var a6: Int { get } }

typealias ModelDependencies = HasA1 & HasA2
  & HasA3 & HasA4  // expect: unused-need HasA3
  & HasA5 & HasA6
func run(_ d: any ModelDependencies) -> Int { d.a1 + d.a2 + d.a4 + d.a5 + d.a6 }

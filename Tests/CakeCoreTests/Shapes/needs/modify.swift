// Requirements changed in place: a compound assignment and an `inout` argument.
protocol HasCounter: AnyObject { var counter: Int { get set } }
protocol HasScore: AnyObject { var score: Int { get set } }
protocol HasLevel: AnyObject { var level: Int { get set } }

typealias GameDependencies = HasCounter & HasScore & HasLevel  // expect: unused-need HasLevel

func bump(_ value: inout Int) { value += 1 }
func play(_ dependencies: any GameDependencies) {
  dependencies.counter += 1
  bump(&dependencies.score)
}

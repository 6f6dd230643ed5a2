// What goes from one type says nothing of another that is called the same.
protocol HasCount { var count: Int { get } }
protocol HasClock { var now: Int { get } }
typealias ProbeDeps = HasCount & HasClock  // expect: unused-need HasClock
func probe(_ dependencies: any ProbeDeps) -> Int { dependencies.count }
typealias OtherDeps = HasClock
func other(_ dependencies: any OtherDeps) -> Int { dependencies.now }

func testsOther() -> Int {
  struct Stub: OtherDeps { let now = 0 }
  return other(Stub())
}
func testsProbe() -> Int {
  struct Stub: ProbeDeps {
    let count = 1
    let now = 0
  }
  return probe(Stub())
}

// The comment ends a line, the finding is on the next: a line's own comment is about that line.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias S =  // cake:ignore unused-need HasCache - later // expect: unused-suppression
  HasClock & HasCache  // expect: unused-need HasCache

func now(_ dependencies: any S) -> Int { dependencies.clock }

// What two providers inherit each of them brings: one is enough, the one that is used anyway if there is one.

protocol HasBase { var base: Int { get } }
extension HasBase { var twice: Int { base * 2 } }
protocol HasLeft: HasBase { var left: Int { get } }
protocol HasRight: HasBase { var right: Int { get } }
protocol HasUpper: HasBase { var upper: Int { get } }

typealias Either = HasLeft & HasRight  // expect: unused-need HasRight
func read(_ dependencies: any Either) -> Int { dependencies.base }

typealias Second = HasLeft & HasRight  // expect: unused-need HasLeft
func readMore(_ dependencies: any Second) -> Int { dependencies.base + dependencies.right }

typealias Three = HasLeft & HasRight & HasUpper  // expect: unused-need HasRight; unused-need HasUpper
func extended(_ dependencies: some Three) -> Int { dependencies.twice }

func base(of dependencies: any HasBase) -> Int { dependencies.base }
typealias HandedOn = HasLeft & HasRight  // expect: unused-need HasRight
func handOn(_ dependencies: any HandedOn) -> Int { base(of: dependencies) }

typealias Whole = HasLeft & HasRight
func whole(_ dependencies: any Whole) -> Int { dependencies.base + dependencies.left + dependencies.right }

// Of what forwards it to both, both stay.
func left(_ dependencies: any HasLeft) -> Int { dependencies.left }
func right(_ dependencies: any HasRight) -> Int { dependencies.right }
typealias Apart = HasLeft & HasRight
func apart(_ dependencies: any Apart) -> Int { left(dependencies) + right(dependencies) }

// Values of two slices have it of either.
typealias One = HasLeft
typealias Other = HasRight  // expect: unused-need HasRight
func joint(_ dependencies: any One & Other) -> Int { dependencies.base }

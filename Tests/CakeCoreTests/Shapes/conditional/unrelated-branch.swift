// An inactive branch that mentions neither the slice, its provider nor the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

#if NEVER
  struct Elsewhere { let number = 3 }
#endif

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }

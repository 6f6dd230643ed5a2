// Strings and comments hold whole declarations; none of them is one.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

/*
 typealias OldDependencies = HasClock & HasCache
 struct Old { let dependencies: any OldDependencies; func run() { dependencies.cache } }
 */
let example = """
  typealias ExampleDependencies = HasClock & HasCache
  dependencies.cache \("typealias Inner = HasClock & HasCache")
  """
let raw = #"typealias "RawDependencies" = HasClock & HasCache"#

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }

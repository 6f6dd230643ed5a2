// `&` between values named like providers, beside the compositions.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

enum Flags {
  static let HasClock = 1
  static let HasCache = 2
  static var all: Int { HasClock & HasCache &+ HasClock }
}
typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> Int { dependencies.clock & Flags.HasCache }

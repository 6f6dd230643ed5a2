// Local functions and a local type do the reading.
protocol HasClock { var clock: Int { get } }
protocol HasRandom { var random: Int { get } }
protocol HasPush { var push: Int { get } }

typealias DiceDependencies = HasClock & HasRandom & HasPush  // expect: unused-need HasPush

func roll(_ dependencies: any DiceDependencies) -> Int {
  struct Seed {
    let base: Int
    init(_ dependencies: any DiceDependencies) { base = dependencies.random }
  }
  func inner() -> Int {
    func innermost() -> Int { dependencies.clock }
    return innermost()
  }
  return inner() + Seed(dependencies).base
}

// A type that can be called makes a call of what a branch reads.
struct Atlas {
  let size: Int
  func callAsFunction(_ text: String) -> Int { size + text.count }
}
protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Atlas { get } }

typealias TourDependencies = HasClock & HasMap  // escape: HasMap
struct Tour {
  let dependencies: any TourDependencies
  func hour() -> Int { dependencies.clock }
}
#if NEVER
  extension Tour {
    func mapped(_ others: [Tour]) -> Int { others[0].dependencies.map("a") }
  }
#endif

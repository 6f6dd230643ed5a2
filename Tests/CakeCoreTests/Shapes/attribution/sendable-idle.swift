// The only provider that brings Sendable, where nothing crosses isolation.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias Needs = HasClock & HasCache  // missed: HasClock
struct Feature {
  let needs: any Needs
  func load() -> Int { needs.cache }
}

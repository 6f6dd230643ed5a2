// A value is handed to an initialiser that is called by its name, of a type that is a parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol Bar { init(services: HasClock & HasCache) }
typealias PageServices = HasClock & HasCache
typealias PeerServices = HasClock & HasCache  // expect: unused-need HasClock
final class Page<Kind: Bar> {
  let start: Int
  let bar: Kind
  init(services: any PageServices, peer: any PeerServices) {
    start = services.clock + peer.cache
    bar = Kind.init(services: services)
  }
}
struct PlainBar: Bar {
  let sum: Int
  init(services: HasClock & HasCache) { sum = services.clock + services.cache }
}

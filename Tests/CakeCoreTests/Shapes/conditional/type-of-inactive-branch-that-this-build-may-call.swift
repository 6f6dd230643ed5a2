// A type that only another build has answers a protocol of this one, which hands it dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: String { get } }
struct Root: HasClock, HasLog {
  let clock = 1
  let log = ""
}
typealias Services = HasClock & HasLog  // escape: HasClock
protocol Screen {
  associatedtype Needs
  init(needs: Needs)
  func show<Value: Services>(_ value: Value)
}
func open<Shown: Screen>(_ screen: Shown.Type) where Shown.Needs == any Services {
  Shown(needs: Root()).show(Root())
}
func log(_ services: any Services) -> String { services.log }
#if NEVER
  struct Slideshow: Screen {
    init(needs: any HasClock & HasLog) {}
    func show<Value: HasClock>(_ value: Value) { print(value.clock) }
  }
  func openSlideshow() { open(Slideshow.self) }
#endif

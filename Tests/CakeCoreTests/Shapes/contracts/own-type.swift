// What `Self`, and a type in a signature, are given is the parameter that is constrained already.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias StoreNeeds = HasClock
typealias ScreenNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Store<Needs: StoreNeeds> {
  let needs: Needs
  var now: Int { needs.clock }
}
struct Screen<Needs: ScreenNeeds> {
  private let store: Store<Needs>
  private let title: Int
  init(_ needs: Needs) {
    store = Store(needs: needs)
    title = Self.title(needs)
  }
  func show() -> Int { store.now + title }
  private static func title(_ needs: Needs) -> Int { needs.clock }
}

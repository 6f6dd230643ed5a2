// A signature that gives a constrained type a larger slice asks that slice for what it needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

protocol StoreNeeds: HasClock, HasCache {}  // expect: unused-need HasCache
struct Store<Needs: StoreNeeds> {
  let needs: Needs
  var now: Int { needs.clock }
}
protocol ScreenNeeds: StoreNeeds, HasPush {}  // expect: unused-need HasPush
struct Screen<Needs: ScreenNeeds> {
  let store: Store<Needs>
  func show() -> Int { store.now }
}

// What a subscript gives it takes as well, where it is assigned to.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias GridServices = HasClock & HasStore  // expect: unused-need HasStore
typealias CellServices = HasClock & HasStore  // expect: unused-need HasStore
typealias LastServices = HasClock & HasStore  // expect: unused-need HasClock
typealias EndServices = HasClock & HasStore  // expect: unused-need HasClock
typealias NameServices = HasClock & HasStore  // expect: unused-need HasClock
typealias GivenServices = HasClock & HasStore  // expect: unused-need HasClock
typealias SharedServices = HasClock & HasStore  // expect: unused-need HasStore
typealias FilledServices = HasClock & HasStore  // expect: unused-need HasStore
struct AppServices:
  GridServices & CellServices & LastServices & EndServices & NameServices & GivenServices
    & SharedServices & FilledServices
{
  let clock = 1
  let store = ""
}

struct Grid {
  private var cells: [any GridServices]
  private var changes = 0
  init(first: any GridServices) { cells = [first] }
  subscript(index: Int) -> any GridServices {
    get { cells[index] }
    set { cells[index] = newValue }
  }
  mutating func change(_ cell: any CellServices) { (self[0], changes) = (cell, changes + 1) }
  mutating func renew(_ cell: any CellServices) { self[0] = cell }
  func sum() -> Int { self[0].clock }
}
final class Row {
  private var last: (any LastServices)?
  subscript(index: Int) -> (any LastServices)? {
    get { last }
    set { last = newValue }
  }
  func end(_ cell: any EndServices) { self[0]? = cell }
  func text() -> String { self[0]?.store ?? "" }
}
@dynamicMemberLookup struct Names {
  private var one: any NameServices = AppServices()
  subscript(dynamicMember name: String) -> any NameServices {
    get { one }
    set { one = newValue }
  }
}
func text(_ given: any GivenServices) -> String {
  var names = Names()
  names.first = given
  return names.first.store
}
struct Shared {
  private var one: any SharedServices = AppServices()
  static subscript(index: Int) -> any SharedServices {
    get { AppServices() }
    set { print(newValue.clock) }
  }
  subscript(index: Int) -> any SharedServices {
    get { one }
    _modify { yield &one }
  }
}
func sum(_ services: any FilledServices) -> Int {
  Shared[1] = services
  return Shared()[0].clock
}

// `{ $0 }` gives back what it takes, and may convert it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Root: HasClock, HasCache { let clock = 1, cache = 2 }
typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasClock
typealias ViewNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias ShowNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias SendNeeds = HasClock & HasCache  // expect: unused-need HasCache

func list(_ all: (any ListNeeds)?...) -> Int { all.compactMap { $0 }.reduce(0) { $0 + $1.clock } }
func edit(_ all: [[any EditNeeds]]) -> Int { all.flatMap({ $0 }).first?.cache ?? 0 }
func view(_ all: [any ViewNeeds]) -> Int { show(all.map { $0 }) }
func show(_ all: [any ShowNeeds]) -> Int {
  let sent: [any SendNeeds] = all.map { $0 }
  return send(sent)
}
func send(_ all: [any SendNeeds]) -> Int { all.first { _ in true }?.clock ?? 0 }
let shown = list(Root()) + edit([[Root()]]) + view([Root()])

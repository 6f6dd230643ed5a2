// A closure that is typed by its context stands beside a curried call.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias CurriedNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias ClosureNeeds = HasClock & HasCache  // expect: unused-need HasClock
func curried(_ needs: any CurriedNeeds) -> (Int) -> Int { { needs.clock + $0 } }
func use(_ needs: any CurriedNeeds, _ other: any ClosureNeeds) -> Int {
  let read: (any ClosureNeeds) -> Int = { $0.cache }
  return curried(needs)(2) + read(other)
}

// A closure behind a call gives the callee what the type of its last parameter says.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias LastNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias OnlyNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias MakeNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias WideNeeds =
  HasClock & HasMail
  & HasCache  // expect: unused-need HasCache
typealias NarrowNeeds = HasMail
struct Root: HasClock, HasCache, HasMail { let clock = 1, cache = 2, mail = 3 }

func run(_ make: () -> any OnlyNeeds) -> Int { make().clock }
func only(_ needs: any OnlyNeeds) -> Int { run { needs } }

func run(times: Int, _ make: (Int) throws -> any LastNeeds) rethrows -> Int {
  try make(times).clock
}
func last(_ needs: any LastNeeds) -> Int {
  run(times: 2) { _ in
    return needs
  }
}

struct Made {
  let make: () -> any MakeNeeds
  init(make: @escaping () -> any MakeNeeds) { self.make = make }
  var now: Int { make().clock }
}
func made(_ needs: any MakeNeeds) -> Int { Made { needs }.now }

// What is given as a narrower slice is asked for what that one needs.
func narrow(_ make: () -> any NarrowNeeds) -> Int { make().mail }
func wide(_ needs: any WideNeeds) -> Int {
  let mail = narrow { needs }
  return mail + needs.clock
}
func main() -> Int {
  let root = Root()
  return only(root) + last(root) + made(root) + wide(root)
}

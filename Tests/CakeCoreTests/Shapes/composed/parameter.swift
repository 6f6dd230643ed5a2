// A parameter of several slices goes on as one of them: the others need nothing for that.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasCache & HasPush & HasClock  // expect: unused-need HasClock
typealias SendNeeds = HasPush & HasCache  // expect: unused-need HasCache

func list(_ needs: some ListNeeds) -> Int { needs.clock }
func edit<N: EditNeeds>(_ needs: N) -> Int { needs.cache + needs.push }
func send(_ needs: any SendNeeds) -> Int { needs.push }

struct Routes {
  func add(_ needs: some ListNeeds & EditNeeds & SendNeeds) -> () -> Int {
    let first = list(needs)
    return { first + edit(needs) + send(needs) }
  }
}

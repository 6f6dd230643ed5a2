// What follows a made value may be of other types than what its closure gets.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

struct Reducer<State, Environment> {
  let run: (inout State, Environment) -> Void
  init(_ run: @escaping (inout State, Environment) -> Void) { self.run = run }
  func pullback<Global>(_ narrow: @escaping (Global) -> Environment) -> Reducer<State, Global> {
    Reducer<State, Global> { run(&$0, narrow($1)) }
  }
}
typealias ListNeeds = HasClock & HasCache
typealias AppNeeds = HasClock & HasPush & HasCache
func read(_ needs: any ListNeeds) -> Int { needs.clock }
struct App {
  var reducer: Reducer<Int, any AppNeeds> {
    Reducer { (state: inout Int, needs) in state = read(needs) + needs.cache }
      .pullback { (all: any AppNeeds) in all as any ListNeeds }
  }
  let other: Reducer<Int, any AppNeeds> = Reducer<Int, any ListNeeds> { $0 = $1.cache }
    .pullback { $0 }
  func push(_ needs: any AppNeeds) -> Int { needs.push }
}
struct Root: HasClock, HasCache, HasPush { let clock = 1, cache = 2, push = 3 }

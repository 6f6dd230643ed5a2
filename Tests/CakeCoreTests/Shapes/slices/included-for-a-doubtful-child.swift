// An application includes its features' slices, for reducers that make narrow values of it: each is
// there for its feature, though others bring all that it has.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

struct Reducer<Needs> {
  let run: (Needs) -> Int
  init(_ run: @escaping (Needs) -> Int) { self.run = run }
  func pullback<Global>(_ narrow: @escaping (Global) -> Needs) -> Reducer<Global> {
    Reducer<Global> { run(narrow($0)) }
  }
  static func all(_ reducers: [Reducer]) -> Reducer {
    Reducer { needs in reducers.reduce(0) { $0 + $1.run(needs) } }
  }
}
typealias ListNeeds = HasClock & HasCache  // missed: HasCache
@MainActor let list = Reducer<any ListNeeds> { $0.clock }
typealias EditNeeds = HasClock & HasCache  // missed: HasClock
@MainActor let edit = Reducer<any EditNeeds> { $0.cache }
typealias SendNeeds = HasPush & HasClock
@MainActor let send = Reducer<any SendNeeds> { $0.push + $0.clock }
protocol AppNeeds: ListNeeds, EditNeeds, SendNeeds {}  // included: ListNeeds; EditNeeds
@MainActor func app<Needs: AppNeeds>() -> Reducer<Needs> {
  .all([list.pullback { $0 }, edit.pullback { $0 }, send.pullback { $0 }])
}

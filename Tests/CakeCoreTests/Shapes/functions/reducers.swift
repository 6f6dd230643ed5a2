// Reducers are made with closures: what those get stands in the type's arguments.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get nonmutating set } }
protocol HasPush { var push: Int { get } }

struct Effect<Action> {
  static var none: Self { Self() }
  static func run(_ work: @escaping () async -> Action) -> Self { Self() }
}
struct Reducer<State, Action, Environment> {
  private let body: (inout State, Action, Environment) -> Effect<Action>
  init(_ body: @escaping (inout State, Action, Environment) -> Effect<Action>) {
    self.body = body
  }
  func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment)
    -> Effect<Action>
  { body(&state, action, environment) }
}
typealias ListNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache; unused-need HasPush
@MainActor let list = Reducer<Int, String, any ListNeeds> { state, action, environment in
  state = environment.clock
  return .none
}
typealias EditNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasClock; unused-need HasPush
@MainActor let edit: Reducer<Int, String, any EditNeeds> = Reducer { state, action, environment in
  switch action {
  case "read": state = environment.cache
  default: environment.cache = state
  }
  return .none
}
typealias SendNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasClock; unused-need HasCache
enum Send {
  static func reducer<E: SendNeeds>() -> Reducer<Int, Int, E> {
    Reducer { _, action, environment in
      .run { environment.push + action }
    }
  }
}
typealias ShownNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Shown {
  var reducer: Reducer<Int, Int, any ShownNeeds> {
    return Reducer { [self] in reduce(&$0, $1, $2) }
  }
  private func reduce(_ state: inout Int, _ action: Int, _ needs: any ShownNeeds) -> Effect<Int> {
    state += needs.clock
    return .none
  }
}

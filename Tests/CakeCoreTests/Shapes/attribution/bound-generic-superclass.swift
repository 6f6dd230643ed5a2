// A generic superclass has the alias, beside another feature's slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
class Model<State> {
  typealias Needs = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
  let needs: any Needs
  let state: State
  init(state: State, needs: any Needs) { self.state = state; self.needs = needs }; func n() -> Int { needs.clock }
}
final class Sub: Model<Int> { override func n() -> Int { super.n() + needs.clock } }
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache
struct Other { let k: any EditNeeds; func go(_ item: Int) -> Int { Sub(state: item, needs: k).n() + k.mail } }
struct Root: EditNeeds { let clock = 1, cache = 2, mail = 3 }

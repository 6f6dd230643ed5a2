// What a closure gives back, and what a function takes that is put in, is converted on the way.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

struct Later<Value> {
  let make: () -> Value
  init(_ make: @escaping () -> Value) { self.make = make }
}
struct Handler<Needs> {
  let run: (Needs) -> Int
  init(_ run: @escaping (Needs) -> Int) { self.run = run }
}
typealias ShownNeeds = HasClock
typealias ListNeeds = HasClock & HasCache
struct Lists {
  let needs: any ListNeeds
  var shown: Later<any ShownNeeds> { Later<any ShownNeeds> { needs } }
  func cached() -> Int { needs.cache }
}
func clock(_ later: Later<any ShownNeeds>) -> Int { later.make().clock }

typealias EditNeeds = HasCache & HasPush
typealias PushNeeds = HasPush
func push(_ needs: any PushNeeds) -> Int { needs.push }
func cache(_ needs: any EditNeeds) -> Int { needs.cache }
struct Edits {
  let handler = Handler<any EditNeeds>(push)
  let other = Handler<any EditNeeds> { cache($0) }
}

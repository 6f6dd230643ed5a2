// A scope around any parent has what its parent has: its extensions say what they ask for.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasUser { var user: String { get } }

struct RequestScope<Parent>: HasUser {
  let parent: Parent
  let user: String
}
extension RequestScope: HasClock where Parent: HasClock {
  var clock: Int { parent.clock }
}
extension RequestScope: HasCache where Parent: HasCache {
  var cache: Int { self.parent.cache }
}
typealias ListNeeds = HasClock & HasUser & HasCache  // expect: unused-need HasCache
func list(_ needs: any ListNeeds) -> String { "\(needs.user) \(needs.clock)" }

typealias JobNeeds = HasClock & HasCache
struct Job<Needs: JobNeeds> {
  let needs: Needs
  func run() -> String { list(RequestScope(parent: needs, user: "job")) + "\(needs.cache)" }
}
struct Root: HasClock, HasCache { let clock = 1, cache = 2 }
let job = Job(needs: Root()).run()

// A value that wraps dependencies and has them itself is handed on, not what it wraps.
protocol HasClock { var clock: Int { get } }
protocol HasPush { var push: Int { get } }

struct Scope<Parent>: HasPush {
  let parent: Parent
  var push: Int { 0 }
}
extension Scope: HasClock where Parent: HasClock {
  var clock: Int { parent.clock }
}
struct Root: HasClock, HasPush { let clock = 1, push = 3 }
typealias ScopeNeeds = HasPush & HasClock
typealias ParentNeeds = HasClock & HasPush  // missed: HasPush
func scoped(_ needs: any ScopeNeeds) -> Int { needs.push + needs.clock }
func parent(_ needs: some ParentNeeds) -> Int { scoped(Scope(parent: needs)) }

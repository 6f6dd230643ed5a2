// Casts to a parameter that may be a box of a slice, or a slice's own type, ask for all that it has.
protocol HasWorld { var world: Int { get } }
protocol HasScores { var scores: Int { get } }
protocol Component {}
struct Box<Value>: Component { let value: Value }

func get<C: Component>(_ all: [any Component]) -> C? { all.lazy.compactMap { $0 as? C }.first }
func any<T>(_ all: [Any], of type: T.Type) -> T? { all.lazy.compactMap { $0 as? T }.first }

typealias CombatNeeds = HasWorld & HasScores  // escape: HasScores
func combat(_ all: [any Component]) -> Int {
  let found: Box<any CombatNeeds>? = get(all)
  return found?.value.world ?? 0
}

typealias FindNeeds = HasWorld & HasScores  // escape: HasScores
func find(_ all: [Any]) -> Int { any(all, of: (any FindNeeds).self)?.world ?? 0 }

// The only provider that brings Sendable, in a class that nothing takes anywhere else.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasS: Sendable { var s: Int { get } }
typealias ListNeeds = HasS & HasClock  // missed: HasS
final class Model { private let d: any ListNeeds; init(d: any ListNeeds) { self.d = d }; func n() -> Int { d.clock } }
struct Root: ListNeeds { let clock = 1, s = 2 }
func run() -> Int { Model(d: Root()).n() }

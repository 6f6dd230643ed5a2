// A type that writes its own name out is a key: two of one name are one.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasLog  // stays: HasClock
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

class Cell { class var id: String { "\(self)" } }
final class Feed<Value>: Cell {}
struct Page<Value> { static var id: String { String(describing: Self.self) } }

func list(_ dependencies: any ListDependencies) -> [String] {
  ["\(dependencies.log)", Feed<any ListDependencies>.id, Page<any ListDependencies>.id]
}
func edit(_ found: [String: Int], _ dependencies: any EditDependencies) -> Int {
  found[Feed<any EditDependencies>.id] ?? dependencies.clock
}

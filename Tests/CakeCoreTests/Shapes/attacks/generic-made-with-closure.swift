// A generic value is made with a closure, and is given dependencies to hand to it later.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

struct Command<Context> {
  let run: (Context, Int) -> Int
  init(_ name: String, _ run: @escaping (Context, Int) -> Int) { self.run = run }
}
nonisolated(unsafe) let listCommand = Command<any ListDependencies>("list") { context, count in context.clock + count }
nonisolated(unsafe) let editCommand = Command<any EditDependencies>("edit") { $0.cache + $1 }

func list(_ dependencies: any ListDependencies) -> Int { listCommand.run(dependencies, 1) }
func edit(_ dependencies: any EditDependencies) -> Int { editCommand.run(dependencies, 1) }

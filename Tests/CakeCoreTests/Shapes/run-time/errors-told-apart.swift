// What is caught is told apart by the slice that it was thrown for.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

enum Failure<D>: Error { case missing(Int) }

func list(_ dependencies: any ListDependencies) throws {
  throw Failure<any ListDependencies>.missing(dependencies.clock)
}
func edit(_ dependencies: any EditDependencies) throws {
  throw Failure<any EditDependencies>.missing(dependencies.clock)
}
func text(of body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch Failure<any EditDependencies>.missing(let number) {
    return "edit \(number)"
  } catch {
    return "other"
  }
}

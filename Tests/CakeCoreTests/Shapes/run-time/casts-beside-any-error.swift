// A generic error by one of Foundation's protocols may have dependencies in it, which a cast to an error finds.
import Foundation

protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }

typealias EditDependencies = HasClock & HasLog  // escape: HasLog
typealias LogDependencies = HasLog

enum Failure<Value>: LocalizedError { case unknown }

struct Network {
  var answer: Any?
  func fail<Answer: Error>() -> Answer? { answer as? Answer }
}

final class Root: EditDependencies {
  let (clock, log) = (1, 2)
}
struct Other: HasLog { let log = 1 }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }
func all() -> Int { edit(Root()) + log(Other()) }

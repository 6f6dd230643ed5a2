// Providers of every form that could control the effects, in the slice and outside of it.
import Foundation

struct DateGenerator { var now: @Sendable () -> Date }
struct RandomNumbers: RandomNumberGenerator {
  var word: @Sendable () -> UInt64
  func next() -> UInt64 { word() }
}
protocol Caching: Sendable { func value(_ name: String) -> Int }
final class Cache: Caching {
  static let shared = Cache()
  func value(_ name: String) -> Int { name.count }
}

protocol HasName { var name: String { get } }
protocol HasCreated { var created: Int { get } }
protocol HasDate { var date: DateGenerator { get } }
protocol HasIDs { func nextID() -> UUID }
protocol HasRandomNumbers { var randomNumbers: RandomNumbers { get } }
protocol HasClock { var clock: any Clock<Duration> { get } }
protocol HasCache { var cache: any Caching { get } }
protocol HasFiles { var files: FileManager { get } }

typealias Deps = HasName & HasClock
struct Model {
  let dependencies: any Deps
  func run() async throws {
    try await dependencies.clock.sleep(for: .seconds(1))
    try await Task.sleep(for: .seconds(1))  // expect: ambient-effect Task.sleep
    _ = (Date(), UUID(), Int.random(in: 0..<3))  // expect: ambient-effect Date.init; ambient-effect UUID.init; ambient-effect random
    _ = Cache.shared.value(dependencies.name)  // expect: ambient-effect Cache.shared
    _ = FileManager.default  // expect: ambient-effect FileManager.default
  }
}

import TestSupport
import Testing

@testable import CakeCore

/// A cast finds what a root conforms to, and the type that it asks for may be a caller's choice.
///
/// No compile tells that a root conforms to less.
@Suite struct BoundTargetTests {
  private static let program = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasLog { var log: Int { get } }
    typealias Needs = HasClock & HasCache
    func now(_ needs: any Needs) -> Int { needs.clock }
    func erase(_ live: Live) -> [Any] { [live] }

    """
  private static let root = """
    struct Live: Needs, HasLog {
      let clock = 1
      let cache = 2
      let log = 3
    }

    """

  private func judged(_ text: String, named name: String) async throws -> [String] {
    try await ProvedProgram.unusedNeeds(in: Self.program + text, named: name)
  }

  @Test(arguments: [
    (
      "result",
      """
      func find<Value>(_ all: [Any]) -> Value? { all.compactMap { $0 as? Value }.first }
      func main() -> Int {
        let cache: (any HasCache)? = find(erase(Live()))
        return cache?.cache ?? now(Live())
      }
      """
    ),
    (
      "argument",
      """
      struct Registry {
        var all: [String: Any] = [:]
        func get<Value>() -> Value { all["main"] as! Value }
      }
      func ask(_ cache: any HasCache) -> Int { cache.cache }
      func main() -> Int {
        let registry = Registry(all: ["main": Live()])
        return ask(registry.get()) + now(Live())
      }
      """
    ),
    (
      "wrapper",
      """
      func all() -> [Any] { erase(Live()) }
      @propertyWrapper struct Inject<Value> {
        var wrappedValue: Value {
          for case let value as Value in all() { return value }
          fatalError()
        }
      }
      struct Feature {
        @Inject var cache: any HasCache
        func run() -> Int { cache.cache }
      }
      func main() -> Int { Feature().run() + now(Live()) }
      """
    ),
    (
      "collection",
      """
      protocol Finder { associatedtype Found }
      extension Finder {
        func find(_ all: Any) -> [Found] { all as? [Found] ?? [] }
      }
      struct Caches: Finder { typealias Found = any HasCache }
      func main() -> Int { Caches().find(erase(Live())).count + now(Live()) }
      """
    ),
    (
      "metatype",
      """
      func main() -> Int {
        now(Live()) + erase(Live()).count + String(describing: (any HasCache).self).count
      }
      """
    ),
    (
      "slice",
      """
      typealias Others = HasCache & HasLog
      func others(_ needs: any Others) -> Int { needs.cache + needs.log }
      func find<Value>(_ all: [Any]) -> Value? { all.compactMap { $0 as? Value }.first }
      func main() -> Int {
        guard let needs: any Others = find(erase(Live())) else { return now(Live()) }
        return others(needs)
      }
      """
    ),
  ])
  func `What a cast to a parameter may ask of a root stays`(
    name: String, text: String
  ) async throws {
    #expect(try await judged(Self.root + text, named: "bound-\(name)").isEmpty)
  }

  @Test(arguments: [
    (
      "own",
      """
      struct Live: HasClock, HasCache {
        let clock = 1
        let cache = 2
      }
      func find<Value>(_ all: [Any]) -> Value? { all.compactMap { $0 as? Value }.first }
      func main() -> Int {
        let cache: (any HasCache)? = find(erase(Live()))
        return cache?.cache ?? now(Live())
      }
      """
    ),
    (
      "unnamed",
      """
      struct Live: Needs {
        let clock = 1
        let cache = 2
      }
      func find<Value>(_ all: [Any]) -> Value? { all.compactMap { $0 as? Value }.first }
      func main() -> Int {
        let clock: (any HasClock)? = find(erase(Live()))
        return clock?.clock ?? now(Live())
      }
      """
    ),
    (
      "plain",
      """
      struct Live: Needs {
        let clock = 1
        let cache = 2
      }
      func same<Value>(_ value: Value) -> Value { value }
      func main() -> Int { now(same(Live())) + erase(Live()).count }
      """
    ),
  ])
  func `What no cast can ask of a root goes`(name: String, text: String) async throws {
    let messages = try await judged(text, named: "bound-\(name)")
    #expect(messages == ["'Needs' does not need 'HasCache': no consumer uses or forwards it"])
  }

  @Test(arguments: [
    (
      "local",
      """
      func first(_ all: [Any]) -> Int {
        let needs: (any Needs)? = find(all)
        return needs?.clock ?? 0
      }
      """
    ),
    ("result", "func first(_ all: [Any]) -> (any Needs)? { find(all) }"),
    (
      "argument",
      """
      func read(_ needs: (any Needs)?) -> Int { needs?.clock ?? 0 }
      func first(_ all: [Any]) -> Int { read(find(all)) }
      """
    ),
    (
      "assigned",
      """
      struct Holder {
        var needs: (any Needs)?
        mutating func load(_ all: [Any]) { needs = find(all) }
        var clock: Int { needs?.clock ?? 0 }
      }
      """
    ),
    (
      "by way of another",
      """
      func resolve<Service>(_ all: [Any]) -> Service { find(all)! }
      func first(_ all: [Any]) -> Int {
        let needs: any Needs = resolve(all)
        return needs.clock
      }
      """
    ),
    (
      "wrapped",
      """
      @propertyWrapper struct Inject<Service> {
        let all: [Any]
        var wrappedValue: Service { find(all)! }
      }
      struct Feature {
        @Inject(all: []) var needs: any Needs
        var clock: Int { needs.clock }
      }
      """
    ),
    (
      "keyed by type",
      """
      struct Registry {
        var all: [ObjectIdentifier: Int] = [:]
        mutating func put<Value>(_ value: Value?, _ number: Int) {
          all[ObjectIdentifier(Value.self)] = number
        }
      }
      func put(_ needs: (any Needs)?, _ clock: (any HasClock)?) -> Registry {
        var registry = Registry()
        registry.put(needs, 1)
        registry.put(clock, 2)
        return needs?.clock == 0 ? Registry() : registry
      }
      """
    ),
  ])
  func `What a parameter may be inferred to be that is cast to keeps its needs`(
    name: String, text: String
  ) async throws {
    let program = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias Needs = HasClock & HasCache
      func find<Value>(_ all: [Any]) -> Value? { all.compactMap { $0 as? Value }.first }

      """
    let messages = try await ProvedProgram.unusedNeeds(
      in: program + text, named: "inferred-\(name.filter(\.isLetter))")
    #expect(messages.isEmpty)
  }
}

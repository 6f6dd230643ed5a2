public struct Item: Hashable, Sendable {
  public struct Tag: Hashable, Sendable {}
  public typealias ID = Int
}

public enum ShopError: Error {
  case closed(until: String)
  case full
}

/// Everything that a plain protocol can ask for.
public protocol Stocking: Sendable {
  var count: Int { get }
  var title: String { get set }
  var newest: Item? { get async throws }
  var oldest: Item { get throws(ShopError) }
  func load() async throws -> [Item]
  func add(_ item: Item, to shelf: String) throws(ShopError)
  func add(_ items: Item..., tagged tag: Item.Tag)
  func add(_ id: Item.ID)
  func add(_ name: String)
  func update(_ item: inout Item, `in` shelf: String) -> Bool
  func each(_ body: (Item) throws -> Void) rethrows
  func later(_ body: @escaping @Sendable @MainActor () -> Void)
  func lazily(_ value: @autoclosure () throws -> Int) throws -> Int
  func find<Key: Hashable & Sendable>(_ key: Key, where test: (Key) -> Bool) async throws -> Item?
  func save(_ value: some Encodable & Sendable)
  func pair(_ value: (Item, name: String), of kinds: [Item: Set<Item.Tag>]) -> (Item) -> Void
  func any(_ value: any Stocking & CustomStringConvertible) -> any Sequence<Item>
  func _private(_: Int)
  @discardableResult func remove(_ item: Item) -> Bool
  mutating func reset() async
  subscript(id: Item.ID) -> Item? { get set }
  subscript(name name: String) -> Item { get async throws }
  static var limit: Int { get }
  static func make(_ count: Int) throws -> Self
  init(count: Int)
  init?(name: String)
  func `switch`(_ default: Int, for `repeat`: Int)
  func described() -> String
  func isolated(_ actor: isolated (any Actor)?) async
  func take(_ item: consuming Item, _ other: borrowing Item)
  @available(*, deprecated) func old()
  @available(macOS 99, *) func new()
  @MainActor func show()
  func onLoad()
  static func < (left: Self, right: Self) -> Bool
  static prefix func - (value: Self) -> Self
}

extension Stocking {
  public func described() -> String { title }
}

/// One whose answers can't be set later.
public protocol Caching: AnyObject, Sendable {
  func cached(_ key: String) throws -> Item
  init()
}

/// One that anybody may hold.
public protocol Watching: AnyObject {
  var last: Item? { get set }
  func watch(_ body: @escaping (Item) -> Void)
}

public protocol Counting: Actor {
  func count(_ item: Item) -> Int
  nonisolated func name() -> String
}

@MainActor public protocol Showing {
  var title: String { get }
  func show(_ item: Item) async -> Bool
  nonisolated func plain() -> Int
}

public protocol Keyed<Key> {
  associatedtype Key: Hashable & Sendable
  associatedtype Value = Key
  associatedtype Index where Index == [Key]
  func value(_ key: Key) -> Value?
  func index() -> Index
  static func shared() -> Self
}

public protocol Named: Identifiable<String>, Hashable {
  var name: String { get }
}

public protocol Ordered: Named, Comparable, Codable {
  var rank: Int { get }
}

public protocol Closed: AsyncSequence where Element == Item, AsyncIterator == Iterator {
  associatedtype Iterator
}

open class Screen {}
public protocol Framed: Screen { func frame() -> Int }

protocol Hidden { func hidden() -> Int }

public protocol Throwing {
  func typed<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure)
  func sending(_ value: sending Item) async -> sending [Item]
  func concurrent(_ body: nonisolated(nonsending) @Sendable () async -> Void) async
}

/// A client of closures.
public struct Till: Sendable {
  public var open: @Sendable () async throws -> Void
  public var ring: @Sendable (_ cents: Int, Item.Tag) throws(ShopError) -> Int
  public var change: @Sendable (_ cents: inout Int) -> Void
  public var name: String

  public init(
    open: @escaping @Sendable () async throws -> Void,
    ring: @escaping @Sendable (_ cents: Int, Item.Tag) throws(ShopError) -> Int,
    change: @escaping @Sendable (_ cents: inout Int) -> Void, name: String = "till"
  ) {
    self.open = open
    self.ring = ring
    self.change = change
    self.name = name
  }
}

public struct Style: Sendable {
  public var isDark: Bool
  public init(isDark: Bool) { self.isDark = isDark }
}

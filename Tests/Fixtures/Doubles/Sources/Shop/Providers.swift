public import Foundation

public protocol HasStock { var stock: any Stocking { get } }
public protocol HasCache { var cache: any Caching { get } }
public protocol HasWatcher { var watcher: any Watching { get } }
public protocol HasCounter { var counter: any Counting { get } }
public protocol HasScreen { var screen: any Showing { get } }
public protocol HasPrices { var prices: any Keyed<String> { get } }
public protocol HasTill { var till: Till { get } }
public protocol HasStyle { var style: Style { get } }
public protocol HasFrame { var frame: any Framed { get } }
public protocol HasSafe { var safe: [String: Int] { get nonmutating set } }
public protocol HasToday { var today: @Sendable () -> Date { get } }
public protocol HasOwner { var owner: String? { get async } }
protocol HasHidden { var hidden: any Hidden { get } }
public protocol HasThrowing { var throwing: any Throwing { get } }

public protocol MakesReceipt {
  func makeReceipt(for item: Item, on date: Date) async throws(ShopError) -> any Named
}

public typealias CounterDependencies = HasStock & HasTill & HasToday & MakesReceipt
public typealias WindowDependencies = HasCache & HasCounter & HasPrices & HasStyle & HasThrowing
typealias BackDependencies =
  HasHidden & HasScreen & HasWatcher & HasOwner & HasFrame & CounterDependencies

public struct CounterModel {
  let dependencies: any CounterDependencies
  public init(dependencies: any CounterDependencies) { self.dependencies = dependencies }
  public func count() -> Int { dependencies.stock.count }
}

public struct WindowModel {
  let dependencies: any WindowDependencies
  public init(dependencies: any WindowDependencies) { self.dependencies = dependencies }
}

struct BackModel {
  let dependencies: any BackDependencies
}

/// Many types have `Needs`: what a test names is one of them.
public struct AisleModel {
  public typealias Needs = any HasTill & HasToday
  public init(_ needs: Needs) {}
}

public struct ShelfModel {
  public typealias Needs = HasStock & HasStyle & HasSafe
  public init(_ needs: any Needs) {}
}

/// Named by this module alone.
typealias TillDependencies = HasTill
private typealias DrawerDependencies = HasTill

struct TillModel {
  let dependencies: any TillDependencies
}

private struct DrawerModel {
  let dependencies: any DrawerDependencies
}

/// What it gives can't leave the main actor.
public protocol HasShowing { @MainActor var showing: any Showing { get } }
public typealias FrontDependencies = HasShowing & HasTill

struct FrontModel {
  let dependencies: any FrontDependencies
}

/// A client that is no closures alone, and an interface that each root chooses a type for.
public struct Courier: Sendable {
  public var city: String
  public var send: @Sendable (String) -> Void
  public init(city: String, send: @escaping @Sendable (String) -> Void) {
    self.city = city
    self.send = send
  }
}
public protocol Shelving { func put(_ item: String) -> Int }
public protocol HasCourier { var courier: Courier { get } }
public protocol HasShelf {
  associatedtype Shelf: Shelving
  var shelf: Shelf { get }
}
public typealias StoreRoomDependencies = HasCourier & HasShelf

struct StoreRoomModel<Dependencies: StoreRoomDependencies> {
  let dependencies: Dependencies
}

/// Only a class has it.
public protocol HasSeat: AnyObject { var seat: Int { get set } }
public typealias SeatDependencies = HasSeat & HasTill

struct SeatModel {
  let dependencies: any SeatDependencies
}

/// Says nothing of isolation; its slice does.
public protocol HasSigns { func sign(_ text: String) -> String }
public typealias SignDependencies = HasSigns & Sendable
public func sign(_ dependencies: any SignDependencies) -> String { dependencies.sign("") }

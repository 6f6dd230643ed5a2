/// What features call; each implementation is out of the optimiser's sight in another module.
public protocol Ticker: AnyObject, Sendable {
  func tick() -> Int
}

public protocol Log: AnyObject, Sendable {
  func note(_ number: Int) -> Int
}

public protocol Store: AnyObject, Sendable {
  func value(_ key: Int) -> Int
}

public final class PlainTicker: Ticker {
  public init() {}
  public func tick() -> Int { 1 }
}

public final class PlainLog: Log {
  public init() {}
  public func note(_ number: Int) -> Int { number }
}

public final class PlainStore: Store {
  public init() {}
  public func value(_ key: Int) -> Int { key }
}

public protocol HasTicker {
  var ticker: any Ticker { get }
}

public protocol HasLog {
  var log: any Log { get }
}

public protocol HasStore {
  var store: any Store { get }
}

/// What every measured feature needs.
public typealias Slice = HasTicker & HasLog & HasStore

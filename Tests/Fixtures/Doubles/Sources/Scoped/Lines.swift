public import Shop

/// Named as what another module has.
public protocol Logging { func log(_ line: Int) }
public struct Till: Sendable {
  public var close: @Sendable () -> Void
  public init(close: @escaping @Sendable () -> Void) { self.close = close }
}
public protocol HasLines {
  var lines: any Logging { get }
  var box: Till { get }
}
public typealias LinesDependencies = HasLines & HasLog & HasTill

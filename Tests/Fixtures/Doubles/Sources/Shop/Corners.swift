/// Nothing but a generic function fails by name here, and it throws.
public protocol HasDecoding { func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value }
public typealias DecodingDependencies = HasDecoding

/// A root of these is made by nobody's initialiser but theirs, and has few closures.
public protocol HasCombining {
  init(count: Int)
  func combined(with other: Self)
  @available(*, deprecated) func old()
  func kept<Value>(_ value: Value) -> Value
}
public typealias CombiningDependencies = HasCombining

/// A root of it is an actor that is given a value.
public protocol HasGauge: Actor {
  var gauge: Int { get }
  nonisolated var unit: String { get }
  func put(_ value: Int)
}
public typealias GaugeDependencies = HasGauge

/// Classes of the main actor, with something beside it.
@MainActor public protocol Panel: AnyObject {
  func show()
  nonisolated func code() -> Int
  nonisolated var label: String { get set }
}
public protocol HasPanel { @MainActor var panel: any Panel { get } }
public typealias PanelDependencies = HasPanel
@MainActor public protocol HasDesk: AnyObject {
  var height: Int { get set }
  nonisolated var code: Int { get }
  nonisolated func moved()
}
public typealias DeskDependencies = HasDesk

/// Two ask for one thing, and one of them lets it do less.
public protocol HasQuick {
  func rate() -> Int
  var pace: Int { get }
  var load: Int { get throws }
}
public protocol HasSlow {
  func rate() throws -> Int
  var pace: Int { get async throws }
  var load: Int { get async }
}
public protocol Reading { func read() throws -> Int }
public protocol SafeReading: Reading { func read() -> Int }
public protocol HasReading { var reading: any SafeReading { get } }
public typealias PaceDependencies = HasSlow & HasQuick & HasReading

/// What has to be sent though its protocol does not say so, asked for with and without.
public protocol Logging { func log(_ text: String) }
public protocol Marking: AnyObject { func mark() }
public protocol HasLog { var log: any Logging { get } }
public protocol HasShared { var shared: any Logging & Sendable { get } }
public protocol HasMarks { var marks: any Marking & Sendable { get } }
public typealias LogDependencies = HasLog & HasMarks & HasShared

/// Properties of which the setter keeps a function, or of a type that only a property has.
public protocol Hooking: AnyObject {
  var onChange: () -> Void { get set }
  var log: @Sendable (String) -> Void { get set }
  var window: Int! { get set }
  func open(_ window: Int!)
}

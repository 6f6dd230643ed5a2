// What has the name that a provider requires is for that provider only if the root's code can name it,
// and if it is of the type that is required.
//--- Crashes/Crashes.swift
public protocol Reporting: Sendable {}
public protocol HasMonitor { var monitor: any Reporting { get } }
public typealias CrashDeps = HasMonitor
public func report(_ dependencies: any CrashDeps) -> any Reporting { dependencies.monitor }
struct Silent: Reporting {}
struct CrashDependencies: CrashDeps { let monitor: any Reporting = Silent() }
func reported() -> any Reporting { report(CrashDependencies()) }
//--- Clock/Clock.swift
public final class Ticking: Sendable { public init() {} }
public protocol HasClock { var clock: Ticking { get } }
public typealias ClockDeps = HasClock
public func tick(_ dependencies: any ClockDeps) -> Ticking { dependencies.clock }
struct ClockDependencies: ClockDeps { let clock = Ticking() }
func ticked() -> Ticking { tick(ClockDependencies()) }
//--- App/App.swift
import Clock

public protocol HasName { var name: String { get } }
public protocol HasSender {
  associatedtype Sender
  var sender: Sender { get }
}
public protocol HasClock { var clock: Ticking { get } }
public protocol HasMail { func mail(_ text: String) async throws -> Int }
public protocol HasCache { var cache: [Int] { get } }
public protocol HasLog { var log: Log { get } }
public typealias NameDeps = HasName
public typealias AllDeps = HasMail & HasClock & HasCache & HasLog
public final class Log: Sendable {}
func all(_ dependencies: any AllDeps) async throws -> Int {
  _ = dependencies.log
  _ = dependencies.clock
  return try await dependencies.mail("") + dependencies.cache.count
}
func send(_ dependencies: some HasSender) -> Any { dependencies.sender }
struct AllDependencies: AllDeps, HasSender {
  let clock = Ticking(), cache = [1], log = Log(), sender = "s"
  func mail(_ text: String) -> Int { text.count }
}
func everything() async throws -> Any {
  _ = try await all(AllDependencies())
  return send(AllDependencies())
}
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
final class CrashMonitor: Sendable { init() { print("watching") } }
struct AppDependencies: NameDeps {
  let name = "a"
  let monitor = CrashMonitor()
  let clock = Ticking()  // expect: stale-provider HasClock
  let sender = CrashMonitor()  // expect: stale-provider HasSender
  let log: any Sendable = Log()
  private let cache: Set<Int> = made()
  func mail(_ text: String) -> Int { text.count }  // expect: stale-provider HasMail
}
struct OtherDependencies: NameDeps {
  let name = "a"
  private let cache = [Int](repeating: 1, count: 2)  // expect: stale-provider HasCache
  func mail(_ text: String) -> String { text }
}
func made() -> Set<Int> { [] }
func start() -> String {
  NameModel(dependencies: AppDependencies()).title
    + NameModel(dependencies: OtherDependencies()).title
}

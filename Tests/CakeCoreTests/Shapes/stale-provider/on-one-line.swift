// A value that shares its line is as stale as one with a line of its own.
//--- App/App.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasHub { var hub: String { get } }
public typealias HubDeps = HasHub
public func hub(_ dependencies: any HubDeps) -> String { dependencies.hub }
public typealias ClockDeps = HasClock
public func now(_ dependencies: any ClockDeps) -> Int { dependencies.clock }
struct Clocks: ClockDeps { let clock = 1 }
struct Stored: HubDeps { let hub = "h"; let clock = 3 }  // expect: stale-provider HasClock
struct First: HubDeps { let clock = 3; let hub = "h" }  // expect: stale-provider HasClock
struct Computed: HubDeps { var hub: String { "h" }; var clock: Int { 3 } }  // expect: stale-provider HasClock
struct Extended: HubDeps { let hub = "h" }
extension Extended { var clock: Int { 3 } }  // expect: stale-provider HasClock
struct Lines: HubDeps {
  let clock = 3; let hub = "h"  // expect: stale-provider HasClock
}
struct Read: HubDeps { let hub = "h"; let clock = 3 }
struct Observed: HubDeps { let hub = "h"; var clock = 3 { didSet { print(clock) } } }
struct Attributed: HubDeps { let hub = "h"; @inline(never) func makeClock() -> Int { 3 } }
func start() -> Int {
  hub(Stored()).count + hub(First()).count + hub(Computed()).count + hub(Extended()).count
    + hub(Lines()).count + hub(Read()).count + Read().clock
    + hub(Observed()).count + hub(Attributed()).count + now(Clocks())
}

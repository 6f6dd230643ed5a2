// What a subclass overrides is stale with what overrides it; neither is where one of them is read.
//--- App/App.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasHub { var hub: String { get } }
public typealias HubDeps = HasHub
public func hub(_ dependencies: any HubDeps) -> String { dependencies.hub }
public typealias ClockDeps = HasClock
public func now(_ dependencies: any ClockDeps) -> Int { dependencies.clock }
struct Clocks: ClockDeps { let clock = 1 }
class Base: HubDeps {
  let hub = "h"
  var clock: Int { 3 }  // expect: stale-provider HasClock
}
final class Sub: Base {
  override var clock: Int { super.clock + 1 }
}
class ReadBase: HubDeps {
  let hub = "h"
  var clock: Int { 3 }
}
final class ReadSub: ReadBase {
  override var clock: Int { 4 }
}
class OwnBase: HubDeps {
  let hub = "h"
  var clock: Int { 3 }
}
final class OwnSub: OwnBase, ClockDeps {
  override var clock: Int { 4 }
}
func later(_ root: ReadBase) -> Int { root.clock }
func start() -> Int {
  hub(Base()).count + hub(Sub()).count + later(ReadSub()) + hub(ReadSub()).count
    + hub(OwnBase()).count + now(OwnSub()) + now(Clocks())
}

// Where a whole root is printed, each value that it stores shows; what is computed does not.
//--- App/App.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasHub { var hub: String { get } }
public protocol HasLog { var level: Int { get } }
public typealias HubDeps = HasHub
public func hub(_ dependencies: any HubDeps) -> String { dependencies.hub }
public typealias ClockDeps = HasClock
public func now(_ dependencies: any ClockDeps) -> Int { dependencies.clock }
public typealias LogDeps = HasLog
public func log(_ dependencies: any LogDeps) -> String { "\(dependencies.level) of \(dependencies)" }
struct Clocks: ClockDeps { let clock = 1 }
struct Printed: HubDeps {
  let hub = "h"
  let clock = 3
}
struct Interpolated: HubDeps {
  let hub = "h"
  let clock = 3
}
struct Described: HubDeps {
  let hub = "h"
  let clock = 3
}
struct Listed: HubDeps {
  let hub = "h"
  let clock = 3
}
struct Shown: HubDeps {
  let hub = "h"
  let clock = 3
}
struct AsSlice: LogDeps {
  let level = 1
  let clock = 3
}
struct Itself: HubDeps {
  let hub = "h"
  let clock = 3
  func start() { print("started", self) }
}
struct Part: HubDeps {
  let hub = "h"
  let clock = 3
}
struct Whole: HubDeps {
  let part: Part
  var hub: String { part.hub }
}
struct Stored: HubDeps {
  let hub = "h"
  let clock = 3
}
struct Model {
  let dependencies: Stored
  func text() -> String {
    let text = "with \(self.dependencies)"
    return text
  }
}
struct Computed: HubDeps {
  let hub = "h"
  var clock: Int { 3 }  // expect: stale-provider HasClock
}
struct Read: HubDeps {
  let hub = "h"
  let clock = 3  // expect: stale-provider HasClock
  func start() { print("started \(self.hub)", hub.count) }
}
final class Object: HubDeps {
  let hub = "h"
  let clock = 3  // expect: stale-provider HasClock
}
struct Given: HubDeps {
  let hub = "h"
  let clock = 3  // expect: stale-provider HasClock
}
func show(_ value: Any) { print(value) }
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
func start() -> Int {
  let printed = Printed()
  print(printed)
  let interpolated = Interpolated()
  let text = "started with \(interpolated)"
  let described = String(describing: Described())
  let listed = Listed()
  print("all", [listed])
  show(Shown())
  Itself().start()
  print(Whole(part: Part()))
  print(Computed(), Object())
  Read().start()
  let read = Read()
  print("\(read.hub) \(hub(read))")
  let boxed = Box(Given())
  return hub(printed).count + Model(dependencies: Stored()).text().count + hub(interpolated).count + text.count + described.count
    + hub(listed).count + hub(Shown()).count + log(AsSlice()).count + hub(Itself()).count
    + hub(Computed()).count + hub(Object()).count + hub(boxed.value).count + now(Clocks())
}

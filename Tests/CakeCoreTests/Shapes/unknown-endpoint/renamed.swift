// A provider, its property or what that has were renamed; what doubles report was not.
//--- LayerCakeTesting/Unimplemented.swift
public func unimplemented<each Argument, Success>(
  _ endpoint: String
) -> @Sendable (repeat each Argument) -> Success {
  { (_: repeat each Argument) in fatalError(endpoint) }
}
public struct Unimplemented: Error {}
@discardableResult
public func recordUnimplemented<each Argument>(_ endpoint: String, _ argument: repeat each Argument) -> Unimplemented {
  Unimplemented()
}
public final class Recorder<Success: Sendable>: Sendable {
  let success: Success
  public init(_ endpoint: String, _ success: Success) { self.success = success }
  public var endpoint: @Sendable () -> Success { { self.success } }
}
//--- App/App.swift
public struct Mail: Sendable {
  public var send: @Sendable (String) -> Bool
  public var drafts: Drafts
  public init(send: @escaping @Sendable (String) -> Bool, drafts: Drafts) {
    self.send = send
    self.drafts = drafts
  }
}
public struct Drafts: Sendable {
  public var count: @Sendable () -> Int
  public init(count: @escaping @Sendable () -> Int) { self.count = count }
}
public protocol Stock: Sendable { func add(_ name: String, to shelf: Int) -> Bool }
public protocol HasMail { var mail: Mail { get } }
public protocol HasStock { var stock: any Stock { get } }
public protocol HasClock { func now() -> Int }
public typealias Deps = HasMail & HasStock & HasClock
public func run(_ dependencies: some Deps) -> Bool {
  dependencies.mail.send("") && dependencies.mail.drafts.count() > 0
    && dependencies.stock.add("", to: dependencies.now())
}
//--- AppTests/Tests.swift
import App
import LayerCakeTesting

struct StockDouble: Stock {
  var onAdd: @Sendable (String, Int) -> Bool = unimplemented("HasStock.stock.onAdd")
  var onTake: @Sendable (String, Int) -> Bool = unimplemented("HasStock.stock.take")  // expect: unknown-endpoint HasStock
  func add(_ name: String, to shelf: Int) -> Bool {
    recordUnimplemented("HasStock.stok.add", name, shelf)  // expect: unknown-endpoint HasStock
    recordUnimplemented("HasStock.stock.add(_:on:)", name, shelf)  // expect: unknown-endpoint HasStock
    recordUnimplemented("HasStock.stock.add(_:to:)", name, shelf)
    return onAdd(name, shelf)
  }
}
struct TestDependencies: Deps {
  var mail = Mail(
    send: unimplemented("HasMail.mail.deliver"),  // expect: unknown-endpoint HasMail
    drafts: Drafts(count: LayerCakeTesting.unimplemented("HasMail.mail.drafts.number")))  // expect: unknown-endpoint HasMail
  var stock: any Stock = StockDouble()
  var onNow: @Sendable () -> Int = unimplemented("HasClok.now")  // expect: unknown-endpoint HasClock
  func now() -> Int { onNow() }
}
func test() -> Bool {
  var dependencies = TestDependencies()
  let counts = Recorder<Int>("HasMail.mail.drafts.size", 1)  // expect: unknown-endpoint HasMail
  dependencies.mail.drafts.count = counts.endpoint
  return run(dependencies)
}

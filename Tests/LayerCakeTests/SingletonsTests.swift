import Foundation
import LayerCake
import Testing

private final class Ale: Sendable {}
private protocol HasAle { var ale: Ale { get } }

private final class App: HasAle, Sendable {
  let made = Count()
  let singletons = Singletons()
  var ale: Ale { singletons { Ale() } }
  var stout: Ale { singletons { Ale() } }
  var number: Int { singletons { made.next() } }
  var nothing: String? { singletons { made.next() == 1 ? nil : "again" } }
  var circle: Ale { singletons { around } }
  var around: Ale { singletons { circle } }
  func failing() throws -> Int { try singletons { try failure() } }
  private func failure() throws -> Int {
    if made.next() == 1 { throw CancellationError() }
    return made.value
  }
}

@Test func `Each property of a class has a value of its own, made once for each root`() {
  let app = App()
  let features: any HasAle & Sendable = app
  #expect(app.ale === app.ale && features.ale === app.ale)
  #expect(app.stout === app.stout && app.stout !== app.ale)
  #expect(App().ale !== app.ale)
  #expect(app.number == 1 && app.number == 1)
}

@Test func `A nil that is found by name is made once`() {
  let app = App()
  for _ in 0..<3 { #expect(app.nothing == nil) }
  #expect(app.made.value == 1)
}

@Test func `What fails is not kept for its property`() throws {
  let app = App()
  #expect(throws: CancellationError.self) { try app.failing() }
  #expect(try app.failing() == 2)
  #expect(try app.failing() == 2)
}

@Test func `One name with two types has two values`() {
  let singletons = Singletons()
  #expect(singletons(property: "both") { 1 } == 1)
  #expect(singletons(property: "both") { "one" } == "one")
  #expect(singletons(property: "both") { 2 } == 1)
}

@Test func `A name that stands elsewhere in the program is the same name`() {
  let singletons = Singletons()
  #expect(singletons(property: "name") { 1 } == 1)
  // As that of another module's copy of a getter that was inlined there.
  let copy = strdup("name")!
  let other = unsafeBitCast(
    (UInt(bitPattern: copy), UInt(4), UInt8(2)), to: StaticString.self)
  #expect(other.utf8Start != ("name" as StaticString).utf8Start && "\(other)" == "name")
  for _ in 0..<3 { #expect(singletons(property: other) { 2 } == 1) }
}

@Test func `Threads that first read many properties together make each once`() {
  let names: [StaticString] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
  for _ in 0..<20 {
    let (singletons, made) = (Singletons(), Count())
    let read = onThreads(16) { _ in
      names.shuffled().map { name in (name, singletons(property: name) { made.next() }) }
        .sorted { "\($0.0)" < "\($1.0)" }.map(\.1)
    }
    #expect(Set(read).count == 1)
    #expect(made.value == names.count)
  }
}

@Test func `Values go with the root that they are found in`() {
  weak var ale: Ale?
  weak var root: Singletons?
  do {
    let app = App()
    (ale, root) = (app.ale, app.singletons)
    _ = app.stout
    #expect(ale != nil)
    withExtendedLifetime(app) {}
  }
  #expect(ale == nil && root == nil)
}

@Test func `A cycle of values that are found by name traps with their properties`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = App().circle
  }
  let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(message.contains("'App.circle' itself: App.circle → App.around → App.circle;"))
}

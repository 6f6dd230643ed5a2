import Foundation
import LayerCake
import Testing

private final class Ale: Sendable {}
private final class Bun: Sendable {}
private final class Cod: Sendable {}

/// A root whose three values need each other in a circle.
private final class Circle: Sendable {
  private let _ale = Singleton<Ale>()
  private let _bun = WeakSingleton<Bun>()
  private let _cod = Singleton<Cod>()

  /// Called in the middle of each creation.
  private let pause: @Sendable () -> Void
  init(pause: @escaping @Sendable () -> Void = {}) { self.pause = pause }

  var ale: Ale {
    _ale {
      pause()
      _ = bun
      return Ale()
    }
  }
  var bun: Bun {
    _bun {
      pause()
      _ = cod
      return Bun()
    }
  }
  var cod: Cod {
    _cod {
      pause()
      _ = ale
      return Cod()
    }
  }
}

private struct Selfish {
  private let _ale = Singleton<Ale>()
  var ale: Ale { _ale { self.ale } }
  private let _bun = WeakSingleton<Bun>()
  var bun: Bun { _bun { self.bun } }
}

/// Two values that need each other, each made on a thread of its own.
private final class Pair: Sendable {
  private let _ale = Singleton<Ale>()
  private let _bun = Singleton<Bun>()
  private let aleBegun = DispatchSemaphore(value: 0)
  private let bunBegun = DispatchSemaphore(value: 0)

  var ale: Ale {
    _ale {
      aleBegun.signal()
      bunBegun.wait()
      _ = bun
      return Ale()
    }
  }
  var bun: Bun {
    _bun {
      bunBegun.signal()
      aleBegun.wait()
      _ = ale
      return Bun()
    }
  }
}

private func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Test func `A singleton that needs itself traps`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Selfish().ale
  }
  #expect(message(of: result).contains("'Selfish.ale' itself: Selfish.ale → Selfish.ale;"))
}

@Test func `A weak singleton that needs itself traps`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Selfish().bun
  }
  #expect(message(of: result).contains("'Selfish.bun' itself: Selfish.bun → Selfish.bun;"))
}

@Test func `A cycle traps with the properties on the whole way, and says what to do`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Circle().ale
  }
  #expect(
    message(of: result).contains(
      """
      LayerCake: making 'Circle.ale' needs 'Circle.ale' itself: \
      Circle.ale → Circle.bun → Circle.cod → Circle.ale; \
      let one of them get the next when it uses it, not while it is made
      """))
}

@Test func `A cycle names only what is part of it`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    let circle = Circle()
    let outside = Singleton<Int>()
    _ = outside {
      _ = circle.cod
      return 1
    }
  }
  #expect(
    message(of: result).contains(
      "'Circle.cod' itself: Circle.cod → Circle.ale → Circle.bun → Circle.cod;"))
}

@Test(.timeLimit(.minutes(30)))
func `A cycle across two threads traps with both threads' properties`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    let pair = Pair()
    onThreads(2) { thread in
      if thread == 0 { _ = pair.ale } else { _ = pair.bun }
    }
  }
  // The thread that asks last is the one that sees the circle.
  let message = message(of: result)
  #expect(isEither(message))
}

/// Whether a message tells of the two values' cycle, from either of them.
private func isEither(_ message: String) -> Bool {
  message.contains(": Pair.ale → Pair.bun → Pair.ale;")
    || message.contains(": Pair.bun → Pair.ale → Pair.bun;")
}

@Test(.timeLimit(.minutes(30)))
func `A cycle across two tasks traps with both tasks' properties`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    let pair = Pair()
    await withTaskGroup { group in
      group.addTask { _ = pair.ale }
      group.addTask { _ = pair.bun }
    }
  }
  #expect(isEither(message(of: result)))
}

@Test(.timeLimit(.minutes(30)))
func `A cycle across three threads traps with all of their properties`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    let begun = (0..<3).map { _ in DispatchSemaphore(value: 0) }
    let circle = Circle {
      // Each creation waits until all three have begun.
      let number = Int(Thread.current.name ?? "") ?? 0
      for _ in 0..<2 { begun[number].signal() }
      for other in 0..<3 where other != number { begun[other].wait() }
    }
    onThreads(3) { thread in
      Thread.current.name = "\(thread)"
      switch thread {
      case 0: _ = circle.ale
      case 1: _ = circle.bun
      default: _ = circle.cod
      }
    }
  }
  let message = message(of: result)
  let ways = [
    ["ale", "bun", "cod", "ale"], ["bun", "cod", "ale", "bun"], ["cod", "ale", "bun", "cod"],
  ]
  #expect(
    ways.contains { message.contains(": \($0.map { "Circle.\($0)" }.joined(separator: " → "));") })
}

/// A value whose root isn't known, since its lifetime is created in an initialiser.
private struct Assigned {
  private let _ale: Singleton<Ale>
  init() { _ale = Singleton() }
  var ale: Ale { _ale { self.ale } }
}

@Test func `A cycle names the property alone where no root is known`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Assigned().ale
  }
  #expect(message(of: result).contains("'ale' itself: ale → ale;"))
}

private protocol HasLayered { var layered: Ale { get } }
private protocol LayeredLayer: HasLayered { var layeredSingleton: Singleton<Ale> { get } }
extension LayeredLayer {
  fileprivate var layered: Ale { layeredSingleton { layered } }
}

@Test func `A cycle in a layer names the root that adopts it`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    struct Adopter: LayeredLayer { let layeredSingleton = Singleton<Ale>() }
    _ = Adopter().layered
  }
  #expect(message(of: result).contains(": Adopter.layered → Adopter.layered;"))
}

/// A default that needs itself, by way of a static property.
private struct Global: Sendable {
  static let shared = Global()
  @Singleton var ale: Ale = makeAle()

  private static func makeAle() -> Ale {
    _ = shared.ale
    return Ale()
  }
}

@Test func `A default in a cycle is named by its type and its root`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Global.shared.ale
  }
  #expect(message(of: result).contains(": Ale of Global → Ale of Global;"))
}

@Test func `A singleton that has no default traps when it is read as if it had one`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    struct App { @Singleton() var ale: Ale }
    _ = App().ale
  }
  #expect(
    message(of: result).contains(
      "LayerCake: 'Ale' has no default; call its 'Singleton' with a closure"))
}

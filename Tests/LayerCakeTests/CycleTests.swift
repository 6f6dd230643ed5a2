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
  #expect(message(of: result).contains("'Ale' itself: Ale → Ale;"))
}

@Test func `A weak singleton that needs itself traps`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Selfish().bun
  }
  #expect(message(of: result).contains("'Bun' itself: Bun → Bun;"))
}

@Test func `A cycle traps with the types on the whole way, and says what to do`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    _ = Circle().ale
  }
  #expect(
    message(of: result).contains(
      """
      LayerCake: making 'Ale' needs 'Ale' itself: Ale → Bun → Cod → Ale; \
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
    message(of: result).contains("'Cod' itself: Cod → Ale → Bun → Cod;"))
}

@Test(.timeLimit(.minutes(1)))
func `A cycle across two threads traps with both threads' types`() async {
  let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    let pair = Pair()
    onThreads(2) { thread in
      if thread == 0 { _ = pair.ale } else { _ = pair.bun }
    }
  }
  // The thread that asks last is the one that sees the circle.
  let message = message(of: result)
  #expect(message.contains(": Ale → Bun → Ale;") || message.contains(": Bun → Ale → Bun;"))
}

@Test(.timeLimit(.minutes(1)))
func `A cycle across three threads traps with all of their types`() async {
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
  let ways = ["Ale → Bun → Cod → Ale", "Bun → Cod → Ale → Bun", "Cod → Ale → Bun → Cod"]
  #expect(ways.contains { message.contains(": \($0);") })
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

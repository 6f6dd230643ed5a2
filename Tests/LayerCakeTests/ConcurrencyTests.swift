import Foundation
import LayerCake
import Testing

private final class Value: Sendable {
  let number: Int
  init(number: Int = 0) { self.number = number }
}

private final class App: Sendable {
  let made = Count()
  private let _value = Singleton<Value>()
  var value: Value {
    _value { Value(number: made.next()) }
  }
}

@Test func `Ten thousand concurrent first reads make a singleton once`() async {
  let app = App()
  let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
    for _ in 0..<10_000 { group.addTask { ObjectIdentifier(app.value) } }
    return await group.reduce(into: Set()) { $0.insert($1) }
  }
  #expect(identities == [ObjectIdentifier(app.value)])
  #expect(app.made.value == 1)
}

@Test func `Threads that start together make a singleton once`() {
  for _ in 0..<20 {
    let app = App()
    #expect(onThreads(32) { _ in app.value.number } == Array(repeating: 1, count: 32))
    #expect(app.made.value == 1)
  }
}

@Test func `A singleton that is being made holds up nobody who asks for another`() {
  let slow = Singleton<Int>()
  let quick = Singleton<Int>()
  let begun = DispatchSemaphore(value: 0)
  let quickDone = DispatchSemaphore(value: 0)
  onThreads(2) { thread in
    if thread == 0 {
      let value = slow {
        begun.signal()
        // Were `quick` held up by this, it would never come.
        quickDone.wait()
        return 1
      }
      #expect(value == 1)
    } else {
      begun.wait()
      #expect(quick { 2 } == 2)
      quickDone.signal()
    }
  }
}

@Test func `Work that a creation starts may ask for the value and gets it when it is made`() async {
  // The task inherits what the creating task has, but it is not part of the creation.
  let value = Singleton<Value>()
  let inner = Lock<Task<Value, Never>?>(nil)
  let outer = value {
    let task = Task { value { Value() } }
    inner.withLock { $0 = task }
    return Value()
  }
  let task = inner.withLock { $0 }
  #expect(await task?.value === outer)
}

/// Values that need many others of their kind, but never in a circle.
private final class Web: Sendable {
  struct Unlucky: Error {}
  let slots = (0..<12).map { _ in Singleton<Int>() }
  let weakSlots = (0..<12).map { _ in WeakSingleton<Value>() }

  /// Needs every value with a lower number, in a different order each time; fails now and then.
  func value(_ number: Int) throws -> Int {
    let slot = slots[number]
    return try slot {
      for lower in (0..<number).shuffled() {
        _ = try value(lower)
        _ = try weakValue(lower)
      }
      if Int.random(in: 0..<4) == 0 { throw Unlucky() }
      return number
    }
  }

  func weakValue(_ number: Int) throws -> Value {
    let slot = weakSlots[number]
    return try slot {
      if let lower = (0..<number).randomElement() { _ = try value(lower) }
      return Value()
    }
  }
}

@Test func `Threads that wait for each other's values are not taken for a cycle`() {
  for _ in 0..<100 {
    let web = Web()
    onThreads(8) { _ in
      for number in (0..<web.slots.count).shuffled() {
        while true {
          guard let value = try? web.value(number) else { continue }
          #expect(value == number)
          break
        }
      }
    }
  }
}

import Synchronization

/// Values that several threads make together, each one whole.
///
/// Sendable because a slot is written by the one thread that took its number, and read once all
/// threads have ended; what makes values is forgotten then too.
final class SharedWork<Value>: @unchecked Sendable, SharedPieces {
  private typealias Make = (Int) throws(CakeError) -> Value

  private let count: Int
  private let next = Atomic(0)
  private let slots: UnsafeMutablePointer<Result<Value, CakeError>?>
  private var worker: (@Sendable () -> Make)?

  private init(_ count: Int, _ worker: @escaping @Sendable () -> Make) {
    self.count = count
    self.worker = worker
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The values in the order of their numbers, or the first number's error.
  ///
  /// - Parameters:
  ///   - body: What the caller's thread does before, while the others begin.
  ///   - worker: Called once by each thread; what it returns makes the value of a number.
  static func values(
    _ count: Int, jobs: Int, after body: () -> Void = {},
    worker: @Sendable () -> (Int) throws(CakeError) -> Value
  ) throws(CakeError) -> [Value] {
    try withoutActuallyEscaping(worker) { worker throws(CakeError) in
      let work = SharedWork(count, worker)
      if jobs > 1, count > 1 {
        SharedThreads.all.finish(work, jobs: min(jobs, count), after: body)
      } else {
        body()
        work.takePieces()
      }
      work.worker = nil
      return try work.values()
    }
  }

  private func values() throws(CakeError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      if let result = slots[index].take() { values.append(try result.get()) }
    }
    return values
  }

  var hasMore: Bool { next.load(ordering: .relaxed) < count }

  func takePieces() {
    guard hasMore, let make = worker?() else { return }
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      do throws(CakeError) {
        slots[index] = .success(try make(index))
      } catch {
        slots[index] = .failure(error)
      }
    }
  }
}

extension SharedWork {
  /// What is made of each of some elements, several at a time.
  ///
  /// - Parameter make: Changes nothing but its element, and what is in no other.
  static func values<Element>(
    of elements: [Element], jobs: Int, _ make: (Element) -> Value
  ) -> [Value] {
    withoutActuallyEscaping(make) { make in
      let shared = SharedElements(elements: elements, make: make)
      do throws(CakeError) {
        return try values(elements.count, jobs: jobs) { { shared.make(shared.elements[$0]) } }
      } catch {
        preconditionFailure("nothing in here throws")
      }
    }
  }
}

extension SharedWork where Value == Void {
  /// Does something with each of some elements, several at a time.
  ///
  /// - Parameter work: Changes nothing but its element, and what is in no other.
  static func forEach<Element>(
    _ elements: [Element], jobs: Int, _ work: (Element) -> Void
  ) {
    _ = values(of: elements, jobs: jobs, work)
  }

  /// What several things come to, as many at a time as there may be; the longest are best first.
  ///
  /// - Parameter make: None of them changes what another reads.
  @discardableResult
  static func all<each Result>(
    jobs: Int, _ make: repeat @escaping () -> each Result
  ) -> (repeat each Result) {
    let made = (repeat Made(each make))
    var work: [() -> Void] = []
    for made in repeat each made { work.append(made.run) }
    forEach(work, jobs: jobs) { $0() }
    return (repeat (each made).value!)
  }
}

/// One of several things that come to something else each.
private final class Made<Value> {
  private let make: () -> Value
  private(set) var value: Value?

  init(_ make: @escaping () -> Value) { self.make = make }

  func run() { value = make() }
}

/// Sendable because an element is worked on by the one thread that took its number, and all of them
/// stay until the last thread has ended.
private struct SharedElements<Element, Value>: @unchecked Sendable {
  let elements: [Element]
  let make: (Element) -> Value
}

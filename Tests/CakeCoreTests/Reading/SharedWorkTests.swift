import Foundation
import LayerCake
import Testing

@testable import CakeCore

/// Work that threads share; `.ci/threads` runs this under the thread sanitizer.
@Suite struct SharedWorkTests {
  @Test(arguments: [1, 2, 8]) func `Values come in the order of their numbers`(jobs: Int) {
    let doubled = SharedWork.values(of: Array(0..<500), jobs: jobs) { $0 * 2 }
    #expect(doubled == (0..<500).map { $0 * 2 })
  }

  @Test(arguments: [1, 2, 8]) func `The first number's error is thrown, whoever meets it`(
    jobs: Int
  ) {
    #expect(throws: CakeError.settingsUnreadable(file: "20")) {
      _ = try SharedWork.values(100, jobs: jobs) {
        { (number: Int) throws(CakeError) -> Int in
          if number >= 20 { throw .settingsUnreadable(file: String(number)) }
          return number
        }
      }
    }
  }

  @Test func `Who waits for another's piece helps with the work inside of it`() {
    let isDone = DispatchSemaphore(value: 0)
    let meeting = Meeting(of: 2)
    let (met, _) = SharedWork.all(
      jobs: 2,
      {
        // From here on the other thread has nothing to do but to wait for this one.
        isDone.wait()
        return SharedWork.values(of: [0, 1], jobs: 2) { _ in meeting.happens() }
      },
      { isDone.signal() })
    #expect(met == [true, true])
  }

  @Test func `There are no more threads at some work than it may have`() {
    let threads = Lock((now: 0, most: 0))
    SharedWork.forEach(Array(0..<40), jobs: 3) { _ in
      threads.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      Thread.sleep(forTimeInterval: 0.002)
      threads.withLock { $0.now -= 1 }
    }
    #expect((2...3).contains(threads.withLock(\.most)))
  }

  @Test func `Work inside of work inside of work comes to its end`() {
    func sum(_ depth: Int, _ number: Int) -> Int {
      guard depth > 0 else { return number }
      return SharedWork.values(of: Array(0..<8), jobs: 4) { sum(depth - 1, number * 8 + $0) }
        .reduce(0, +)
    }
    #expect(sum(4, 0) == (0..<4096).reduce(0, +))
  }
}

/// Threads that wait for each other: on one thread alone nobody comes.
private final class Meeting: Sendable {
  private let missing: Lock<Int>
  private let isComplete = DispatchSemaphore(value: 0)

  init(of count: Int) { missing = Lock(count) }

  /// Whether all came within ten seconds.
  func happens() -> Bool {
    let left = missing.withLock { missing in
      missing -= 1
      return missing
    }
    if left > 0 { return isComplete.wait(timeout: .now() + 10) == .success }
    isComplete.signal()
    return true
  }
}

import Foundation

/// Runs a function on a number of threads of their own, begun together; returns what it returned.
///
/// Not on tasks: those share as many threads as there are processors, too few to wait for another.
@discardableResult
func onThreads<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let results = Results<Result>()
  let ready = DispatchGroup()
  let done = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for number in 0..<count {
    ready.enter()
    done.enter()
    Thread {
      ready.leave()
      start.wait()
      results.append(body(number))
      done.leave()
    }.start()
  }
  ready.wait()
  for _ in 0..<count { start.signal() }
  done.wait()
  return results.all
}

/// Unchecked, since `values` is only touched while `lock` is held. Not a `Mutex`: on Linux the
/// thread sanitizer doesn't see who waited for one.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  func append(_ value: Value) { lock.withLock { values.append(value) } }
  var all: [Value] { lock.withLock { values } }
}

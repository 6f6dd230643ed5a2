import Foundation
import LayerCake

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

private final class Results<Value: Sendable>: Sendable {
  private let values = Lock<[Value]>([])
  func append(_ value: Value) { values.withLock { $0.append(value) } }
  var all: [Value] { values.withLock { $0 } }
}

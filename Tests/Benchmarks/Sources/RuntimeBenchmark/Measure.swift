import CCounters

/// One thing to measure: a loop of so many rounds whose result depends on all of them.
package struct Measure {
  package let group: String
  package let form: String
  /// The others of the group are compared with this one.
  let isYardstick: Bool
  /// How many threads are at work at once, each with all iterations.
  let threads: Int
  package let run: (_ iterations: Int) -> Int

  init(
    _ group: String, _ form: String, isYardstick: Bool = false, _ body: @escaping () -> Int
  ) {
    self.init(group: group, form, isYardstick: isYardstick) { iterations in
      var sum = 0
      for _ in 0..<iterations { sum &+= body() }
      return sum
    }
  }

  init(
    group: String, _ form: String, isYardstick: Bool = false, threads: Int = 1,
    run: @escaping (_ iterations: Int) -> Int
  ) {
    self.group = group
    self.form = form
    self.isYardstick = isYardstick
    self.threads = threads
    self.run = run
  }

  /// Neither a counter nor valgrind can follow several.
  var isOnOneThread: Bool { threads == 1 }

  package var name: String { "\(group)/\(form)" }

  package static func all() -> [Measure] {
    reading() + readingNumbers() + making() + graphs() + widths() + singletons() + firstReads()
      + narrowing() + narrowingFurther() + scopes() + closing() + trap()
  }
}

/// Hands an object over to code that the optimiser can't see, as when a feature is stored: else it
/// would live on the stack, and its fields in registers.
@inline(__always)
func keep(_ value: AnyObject) -> Int {
  withExtendedLifetime(value) { let_escape(Unmanaged.passUnretained(value).toOpaque()) }
  return 1
}

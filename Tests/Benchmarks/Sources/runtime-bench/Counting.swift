import CCounters

enum Counting {
  /// Allocations of one iteration, where a program can count its own.
  static func allocations(of measure: Measure) -> Double? {
    guard measure.isCountable, counter_is_available() else { return nil }
    let iterations = 1_000
    // What happens once, happens now.
    var sum = measure.run(1)
    counter_start()
    sum &+= measure.run(iterations)
    let count = counter_stop()
    precondition(sum != 0)
    return Double(count) / Double(iterations)
  }
}

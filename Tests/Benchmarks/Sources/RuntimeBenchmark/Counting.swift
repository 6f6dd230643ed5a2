import BenchmarkSupport
import CCounters
import Dispatch
import Synchronization

/// What one iteration of each measure does, counted where the platform allows it.
struct Counts {
  var allocations: [Double?]
  var profiles: [Profile?]

  init(_ measures: [Measure], usesValgrind: Bool) {
    allocations = measures.map(Self.allocations)
    profiles = Self.profiles(measures, usesValgrind)
  }

  private static func allocations(of measure: Measure) -> Double? {
    guard measure.isOnOneThread, counter_is_available() else { return nil }
    let iterations = 1_000
    // What happens once, happens now.
    var sum = measure.run(1)
    counter_start()
    sum &+= measure.run(iterations)
    let count = counter_stop()
    precondition(sum != 0)
    return Double(count) / Double(iterations)
  }

  /// Two at a time: what is counted doesn't depend on what else runs.
  private static func profiles(_ measures: [Measure], _ usesValgrind: Bool) -> [Profile?] {
    guard usesValgrind, Profile.isPossible else {
      return measures.map { _ in nil }
    }
    note("run time: counting under valgrind")
    let found = Mutex<[Int: Profile]>([:])
    let next = Atomic(0)
    let countable = measures.indices.filter { measures[$0].isOnOneThread }
    let names = countable.map { measures[$0].name }
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < names.count else { return }
        let profile = Profile(ofMeasure: names[index])
        found.withLock { $0[countable[index]] = profile }
      }
    }
    return found.withLock { found in measures.indices.map { found[$0] } }
  }
}

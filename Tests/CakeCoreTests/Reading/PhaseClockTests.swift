import CakeCore
import Testing

@Suite struct PhaseClockTests {
  private let clock = ContinuousClock()

  /// Goes on until the clock, however coarse, has moved.
  private func tick() {
    let start = clock.now
    while clock.now == start {}
  }

  @Test func `Phases don't overlap, and an inner one's time is not the outer one's`() {
    let start = clock.now
    var phases = PhaseClock()
    phases.enter(.model)
    tick()
    let outer = phases.enter(.sources)
    tick()
    #expect(outer == .model)
    let between = phases[.model]
    phases.enter(outer)
    #expect(phases[.model] == between, "the outer phase stood still")
    tick()
    phases.enter(nil)
    let all = PhaseClock.Phase.allCases.reduce(Duration.zero) { $0 + phases[$1] }
    #expect(all <= clock.now - start)
    #expect(phases[.sources] > .zero && phases[.model] > between)
  }

  @Test func `What runs outside of all phases is nobody's`() {
    var phases = PhaseClock()
    phases.enter(.rules)
    phases.enter(nil)
    let rules = phases[.rules]
    tick()
    phases.enter(.reporting)
    #expect(phases[.rules] == rules)
  }

  @Test func `A clock that never ran has a line for each phase`() {
    let lines = PhaseClock().lines
    #expect(lines.count == PhaseClock.Phase.allCases.count + 1)
    #expect(lines.first == "reading units  0.0 ms  0 %")
  }
}

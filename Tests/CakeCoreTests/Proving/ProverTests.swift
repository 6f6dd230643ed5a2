import Testing

@testable import CakeCore

/// How removals are told apart that can't all go, without a compiler.
@Suite struct ProverTests {
  /// Modules of four removals each, that do not see each other; the first of each does not compile, and
  /// the errors name nothing that goes.
  private final class Modules: TrialRunner {
    var compilations = 0
    var isDoubtful = false
    private let count: Int
    /// Whether all modules are compiled after one has failed.
    private let goesOn: Bool
    /// What each module was compiled with, once: verdicts are kept.
    private var tried: Set<[Int]> = []

    init(count: Int, goesOn: Bool) {
      self.count = count
      self.goesOn = goesOn
    }

    func proposals() -> [Proposal] {
      (0..<count * 4).map { Proposal(terms: [.init(slice: $0, start: 0)]) }
    }

    private func module(of proposal: Proposal) -> Int { proposal.terms.first!.slice / 4 }

    func outcome(of proposals: [Proposal]) -> TrialOutcome {
      var failures: [TrialOutcome.Failure] = []
      for module in 0..<count where goesOn || failures.isEmpty {
        let here = proposals.filter { self.module(of: $0) == module }.map { $0.terms.first!.slice }
        if !here.isEmpty, tried.insert(here).inserted { compilations += 1 }
        if here.contains(module * 4) {
          let error = "Sources/M\(module)/A.swift:9:1: error: the expression is too complex"
          failures.append(.init(module: module, errors: [error]))
        }
      }
      return failures.isEmpty ? .holds : .fails(failures)
    }

    func isKnown(_ proposals: [Proposal]) -> Bool { false }
    func baseline(of module: Int) -> TrialOutcome { .holds }
    func name(of module: Int) -> String { "M\(module)" }
    func close() {}

    func canBreak(_ module: Int, _ proposal: Proposal) -> Bool {
      self.module(of: proposal) == module
    }
  }

  @Test(arguments: [1, 4, 20], [false, true])
  func `Refusals in modules that do not see each other take a few compilations of each`(
    count: Int, goesOn: Bool
  ) throws {
    let modules = Modules(count: count, goesOn: goesOn)
    let (holding, reasons) = try Prover(modules).judge(modules.proposals())
    #expect(holding == Set((0..<count * 4).filter { $0 % 4 != 0 }))
    #expect(reasons.keys.sorted() == (0..<count).map { $0 * 4 })
    for number in 0..<count {
      #expect(reasons[number * 4]?.hasPrefix("Sources/M\(number)/") == true)
    }
    // All, halves, and quarters where the refused one is.
    #expect(modules.compilations <= 6 * count)
  }
}

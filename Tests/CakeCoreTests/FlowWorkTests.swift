import Synchronization
import Testing

@testable import CakeCore

#if DEBUG
  @Suite struct FlowWorkTests {
    @Test func `The work on a body grows with its length, not with its square`() async throws {
      try await expectLinear("calls", calls: 1_000) { number in
        """
          sum += dependencies.clock
          sum += child(dependencies)
          if let next = dependencies.next { sum += child(next) }
          let value\(number) = holder.first ?? dependencies
          sum += child(value\(number))
        """
      }
    }

    @Test func `So does the work on a body by which many values leave`() async throws {
      try await expectLinear("escapes", calls: 400) { _ in
        """
          sum += child(dependencies)
          all.append(dependencies)
          local(dependencies)
          sum += dependencies.clock
        """
      }
    }

    @Test func `So does the work on a list with many elements`() async throws {
      let list = "let list: [(any ListDependencies) -> Int] = ["
      try await expectLinear("elements", calls: 800, in: (list, "]")) { _ in
        """
          { $0.clock },
          { child($0) },
          { dependencies in dependencies.clock },
          { dependencies in child(dependencies) },
        """
      }
    }

    private func expectLinear(
      _ name: String, calls: Int, in brackets: (open: String, close: String) = ("", ""),
      _ body: (Int) -> String
    ) async throws {
      func lookups(_ calls: Int) async throws -> Int {
        let lines = (0..<calls / 4).map(body)
        let text = ([brackets.open] + lines + [brackets.close]).joined(separator: "\n")
        return try await self.lookups(name, calls: calls, text)
      }
      let short = try await lookups(calls)
      let long = try await lookups(calls * 4)
      #expect(short > calls)
      #expect(long < short * 5, "\(short) for \(calls) calls, \(long) for four times as many")
    }

    /// How often the tokens of a program are looked at whose one function has so many calls.
    private func lookups(
      _ name: String, calls: Int, _ body: String
    ) async throws -> Int {
      let text = """
        protocol HasClock {
          var clock: Int { get }
          var next: (any ListDependencies)? { get }
        }
        protocol HasCache { var cache: Int { get } }
        typealias ListDependencies = HasClock & HasCache
        struct Holder { let first: (any ListDependencies)? }
        func child(_ dependencies: any ListDependencies) -> Int { dependencies.cache }
        func run(_ dependencies: any ListDependencies, _ holder: Holder) -> Int {
          var sum = 0
          var all: [any HasClock] = []
          func local<Value>(_ value: Value) {}
        \(body)
          all.removeAll()
          return sum
        }
        """
      let shape = try Shape(name: "work/of-\(calls)-\(name)", text: text)
      // What the compiler does after that takes it half a minute, with the square of the length.
      let built = try await ShapeStore.shared.build(shape, depth: .types)
      try #require(built.result.status == 0, "\(built.result.output)")
      let options = CheckOptions(package: built.root.filePath)
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      let program = Program(facts, patterns: options.providerPatterns)
      #expect(program.unusedNeeds.isEmpty)
      // What leaves is judged where the compiler is asked.
      program.triesDoubts = true
      return facts.files.indices.reduce(0) {
        $0 + facts.source($1).lookups.load(ordering: .relaxed)
      }
    }
  }
#endif

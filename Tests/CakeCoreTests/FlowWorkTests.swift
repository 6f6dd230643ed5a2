import Synchronization
import Testing

@testable import CakeCore

#if DEBUG
  @Suite struct FlowWorkTests {
    @Test func `The work on a body grows with its length, not with its square`() async throws {
      let short = try await lookups(calls: 1_000)
      let long = try await lookups(calls: 4_000)
      #expect(short > 1_000)
      #expect(long < short * 5, "\(short) for 1,000 calls, \(long) for 4,000")
    }

    /// How often the tokens of a program are looked at whose one function has so many calls.
    private func lookups(calls: Int) async throws -> Int {
      let body = (0..<calls / 4).map { number in
        """
          sum += dependencies.clock
          sum += child(dependencies)
          if let next = dependencies.next { sum += child(next) }
          let value\(number) = holder.first ?? dependencies
          sum += child(value\(number))
        """
      }
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
        \(body.joined(separator: "\n"))
          return sum
        }
        """
      let shape = try Shape(name: "work/of-\(calls)-calls", text: text)
      // What the compiler does after that takes it half a minute, with the square of the length.
      let built = try await ShapeStore.shared.build(shape, depth: .types)
      try #require(built.result.status == 0, "\(built.result.output)")
      let options = CheckOptions(package: built.root.filePath)
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      let program = Program(facts, patterns: options.providerPatterns)
      #expect(program.unusedNeeds.isEmpty)
      return facts.files.indices.reduce(0) {
        $0 + facts.source($1).lookups.load(ordering: .relaxed)
      }
    }
  }
#endif

import Testing

@testable import CakeCore

/// The search by itself, on graphs that no compiler would get to the end of.
@Suite struct CycleSearchTests {
  private func cycles(_ successors: [[Int]]) -> [[Int]] {
    CycleSearch(successors) { String(successors.count + $0) }.cycles()
  }

  @Test func `A chain of 100,000 nodes has no cycle, and no stack is used up`() {
    let chain = (1..<100_000).map { [$0] } + [[]]
    #expect(cycles(chain) == [])
  }

  @Test func `A ring of 100,000 nodes is one cycle, from its first name on`() {
    let ring = (0..<100_000).map { [($0 + 1) % 100_000] }
    #expect(cycles(ring) == [Array(0..<100_000)])
  }

  @Test func `Many rings that share nodes are one finding: the smallest of them`() {
    // Each node goes on to the next, and back to the node three before it.
    let braid = (0..<10_000).map { $0 < 3 ? [$0 + 1] : [($0 + 1) % 10_000, $0 - 3] }
    #expect(cycles(braid) == [[0, 1, 2, 3]])
  }

  @Test func `Of two cycles of one length the first by name is taken, at any order of edges`() {
    #expect(cycles([[2, 1], [0], [0]]) == [[0, 1]])
    #expect(cycles([[1, 2], [0], [0]]) == [[0, 1]])
  }

  @Test func `A node that leads to itself is a cycle, one that is only led to is none`() {
    #expect(cycles([[0, 1], []]) == [[0]])
  }

  @Test func `Cycles that don't meet are found each`() {
    #expect(cycles([[1], [0, 2], [3], [2]]) == [[0, 1], [2, 3]])
  }
}

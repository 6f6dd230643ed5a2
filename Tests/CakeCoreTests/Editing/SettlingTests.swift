import Testing

@testable import CakeCore

@Suite struct SettlingTests {
  @Test func `What works together stays, in one call`() {
    var calls = 0
    let kept = Settling.largest(of: Array(1...100)) { _ in
      calls += 1
      return true
    }
    #expect(kept == Array(1...100) && calls == 1)
  }

  @Test(arguments: [[7], [1], [100], [3, 4], Array(40...60)])
  func `What does not work goes, and nothing else`(broken: [Int]) {
    let kept = Settling.largest(of: Array(1...100)) { Set($0).isDisjoint(with: broken) }
    #expect(Set(kept) == Set(1...100).subtracting(broken))
  }

  @Test func `What works only beside another is tried again`() {
    let kept = Settling.largest(of: Array(1...8)) { changes in
      !changes.contains(5) && (!changes.contains(1) || changes.contains(8))
    }
    #expect(Set(kept) == [1, 2, 3, 4, 6, 7, 8])
  }

  @Test func `Of nothing nothing stays`() {
    #expect(Settling.largest(of: [Int]()) { _ in false }.isEmpty)
  }
}

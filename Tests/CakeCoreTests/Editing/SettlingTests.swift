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

  @Test func `Where each failure names its causes, what does not work costs one call more`() {
    let broken: Set = [3, 17, 40, 41, 77]
    var calls = 0
    let kept = Settling.largest(of: 100) { numbers in
      calls += 1
      let causes = broken.intersection(numbers)
      return causes.isEmpty ? .works : .fails(blaming: causes.map { [$0] }, certainly: Set(causes))
    }
    #expect(Set(kept) == Set(0..<100).subtracting(broken))
    // All, all but those, and once more those beside all that stay.
    #expect(calls == 3)
  }

  @Test func `What fails for one of several suspects is looked for among them`() {
    var calls = 0
    let kept = Settling.largest(of: 100) { numbers in
      calls += 1
      return numbers.contains(41) ? .fails(blaming: [[40, 41, 42, 43]]) : .works
    }
    #expect(Set(kept) == Set(0..<100).subtracting([41]))
    #expect(calls < 9)
  }

  @Test
  func
    `What fails for one of several suspects in many places is looked for in all of them at once`()
  {
    var calls = 0
    let kept = Settling.largest(of: 80) { numbers in
      calls += 1
      let broken = numbers.filter { $0 % 4 == 1 }
      return broken.isEmpty ? .works : .fails(blaming: broken.map { Set($0 - 1...$0 + 2) })
    }
    #expect(kept.sorted() == (0..<80).filter { $0 % 4 != 1 })
    #expect(calls < 9)
  }

  @Test func `A failure that blames what is not the cause loses no more than that`() {
    let kept = Settling.largest(of: 10) { numbers in
      numbers.contains(4) ? .fails(blaming: [[9], [50]]) : .works
    }
    // 9 is tried again beside the others, once 4 is out.
    #expect(Set(kept) == Set(0..<10).subtracting([4]))
  }

  @Test(arguments: [[3], [1, 3], [0, 1, 3]])
  func `Where all are blamed and one of them alone is why, the others stay`(certain: Set<Int>) {
    let broken = certain.union([3])
    let kept = Settling.largest(of: 5) { numbers in
      guard !broken.isDisjoint(with: numbers) else { return .works }
      return .fails(
        blaming: numbers.map { [$0] }, certainly: certain.subtracting([3]).intersection(numbers))
    }
    #expect(Set(kept) == Set(0..<5).subtracting(broken))
  }

  @Test func `What could not stay alone and is blamed again is not tried once more`() {
    let broken: Set = [3, 17, 40]
    var calls = 0
    let kept = Settling.largest(of: 100) { numbers in
      calls += 1
      // What fails early hides what fails later.
      let causes = numbers.contains(3) ? [3] : broken.intersection(numbers)
      return causes.isEmpty ? .works : .fails(blaming: causes.map { [$0] }, certainly: Set(causes))
    }
    #expect(Set(kept) == Set(0..<100).subtracting(broken))
    // All, without 3, without all three; 3; once more all three, and 17 and 40.
    #expect(calls == 6)
  }

  @Test func `Of nothing nothing stays`() {
    #expect(Settling.largest(of: [Int]()) { _ in false }.isEmpty)
  }
}

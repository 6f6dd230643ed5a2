import Foundation
import Testing

@testable import CakeCore

@Suite struct ParallelWorkTests {
  @Test(arguments: [1, 2, 8])
  func `What others have done that is not worth it counts for nothing`(jobs: Int) {
    let work = { @Sendable (piece: Int) -> Int in
      // Those behind it have ended by then.
      if piece == 2 { usleep(50_000) }
      return piece
    }
    let all = ParallelWork.run(
      Array(0..<8), jobs: jobs, spoils: { _, result, _ in result >= 2 }, work)
    #expect(all == [0, 1, 2, nil, nil, nil, nil, nil])
    let even = ParallelWork.run(
      Array(0..<8), jobs: jobs, spoils: { $1 >= 2 && $0 % 2 == $2 % 2 }, work)
    #expect(even == [0, 1, 2, 3, nil, nil, nil, nil])
  }
}

import Foundation
import Testing

@testable import CakeCore

@Suite struct ParallelWorkTests {
  @Test(arguments: [1, 2, 8])
  func `What others have done behind the one that ends it counts for nothing`(jobs: Int) {
    let work = { @Sendable (piece: Int) -> Int in
      // Those behind it have ended by then.
      if piece == 2 { usleep(50_000) }
      return piece
    }
    let results = ParallelWork.run(Array(0..<8), jobs: jobs, isLast: { $0 >= 2 }, work)
    #expect(results == [0, 1, 2, nil, nil, nil, nil, nil])
  }
}

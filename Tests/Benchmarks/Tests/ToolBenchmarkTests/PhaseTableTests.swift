import Foundation
import Testing

@testable import ToolBenchmark

@Test func `Phases are read from what the tool prints`() {
  let lines = PhaseTable.lines(
    Data(
      """
      warning: something else
      reading units  12.5 ms   4 %
      records        300.0 ms  96 %

      """.utf8))
  #expect(lines.map(\.name) == ["reading units", "records"])
  #expect(lines.map(\.seconds) == [0.0125, 0.3])
}

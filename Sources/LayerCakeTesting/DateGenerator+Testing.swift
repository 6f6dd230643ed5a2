public import Foundation
public import LayerCakeEffects

extension DateGenerator {
  /// Returns a source of dates that fails the test when it is asked for one.
  public static func unimplemented(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> DateGenerator {
    DateGenerator(
      now: LayerCakeTesting.unimplemented(
        "HasDate.date.now", placeholder: Date(timeIntervalSinceReferenceDate: 0),
        fileID: fileID, file: file, line: line))
  }

  /// Returns a source that gives the same date always.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// Returns a source whose dates move with a test clock.
  ///
  /// ```swift
  /// let clock = TestClock()
  /// dependencies.clock = clock
  /// dependencies.date = .following(clock, from: Date(timeIntervalSince1970: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - clock: The clock to follow.
  ///   - start: The date at the clock's start.
  public static func following(_ clock: TestClock, from start: Date) -> DateGenerator {
    DateGenerator { start.addingTimeInterval(clock.now.offset / .seconds(1)) }
  }
}

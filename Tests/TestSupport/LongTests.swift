import Foundation
public import Testing

public enum LongTests {
  public static let run = ProcessInfo.processInfo.environment["LAYERCAKE_LONG"] != nil
}

extension Trait where Self == ConditionTrait {
  /// For tests in which the compiler judges hundreds of programs, or a package is built for each case of a
  /// corner: `LAYERCAKE_LONG=1 swift test` runs them as well, and so does `.ci/run`.
  public static var long: Self {
    .enabled(if: LongTests.run, "LAYERCAKE_LONG=1 runs what takes long")
  }
}

public import Foundation
import LayerCake
public import LayerCakeEffects

extension UUIDGenerator {
  /// Returns a source of identifiers that fails the test when it is asked for one.
  public static func unimplemented(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> UUIDGenerator {
    UUIDGenerator(
      next: LayerCakeTesting.unimplemented(
        "HasUUID.uuid.next", placeholder: UUID(number: 0), fileID: fileID, file: file, line: line))
  }

  /// Returns a source that counts up from `00000000-0000-0000-0000-000000000001`.
  ///
  /// Each call makes a source of its own; its copies count on from one another.
  public static func incrementing() -> UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { UUID(number: counter.next()) }
  }
}

extension UUID {
  /// Makes the identifier whose last digits are a number in hexadecimal: what to expect of
  /// ``LayerCakeEffects/UUIDGenerator/incrementing()``.
  ///
  /// ```swift
  /// dependencies.uuid = .incrementing()
  /// #expect(newDraft(dependencies).id == UUID(number: 1))
  /// ```
  public init(number: UInt64) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      ))
  }
}

private final class Counter: Sendable {
  private let last = Lock<UInt64>(0)

  func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

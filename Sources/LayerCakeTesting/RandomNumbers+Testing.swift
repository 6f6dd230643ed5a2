import LayerCake
public import LayerCakeEffects

extension RandomNumbers {
  /// Returns a generator that fails the test when it is asked for a number.
  public static func unimplemented(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> RandomNumbers {
    RandomNumbers(
      word: LayerCakeTesting.unimplemented(
        "HasRandomNumbers.randomNumbers.word", placeholder: 0,
        fileID: fileID, file: file, line: line))
  }

  /// Returns a generator that gives the same sequence for the same seed, on every system.
  ///
  /// Each call makes a sequence of its own; copies of a generator draw from the same one, in the order
  /// in which they ask. What `Int.random(in:using:)` makes of a sequence may change with Swift's
  /// version. Not for cryptography.
  public static func seeded(_ seed: UInt64) -> RandomNumbers {
    let sequence = SplitMix64(seed: seed)
    return RandomNumbers { sequence.next() }
  }
}

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
private final class SplitMix64: Sendable {
  private let state: Lock<UInt64>

  init(seed: UInt64) {
    state = Lock(seed)
  }

  func next() -> UInt64 {
    state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}

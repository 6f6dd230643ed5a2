public import LayerCake

/// The provider of random numbers.
///
/// The standard library takes a generator as `inout`, so copy it into a variable first. All copies
/// draw from one sequence:
///
/// ```swift
/// struct AppDependencies: HasRandomNumbers {
///   let randomNumbers = RandomNumbers.live
/// }
///
/// func roll(_ dependencies: any HasRandomNumbers) -> Int {
///   var randomNumbers = dependencies.randomNumbers
///   return Int.random(in: 1...6, using: &randomNumbers)
/// }
/// ```
public protocol HasRandomNumbers {
  /// The random numbers that this root keeps.
  var randomNumbers: RandomNumbers { get }
}

extension HasRandomNumbers where Self: DependencyScope, Parent: HasRandomNumbers {
  /// The parent's random numbers.
  public var randomNumbers: RandomNumbers { parent.randomNumbers }
}

/// A generator of random numbers that can be shared: copies draw from the same sequence.
///
/// Each copy may be used from its own thread or task. Which of them gets which number is then up to
/// the scheduler, also when the sequence itself is seeded. It never fails; each number is a call of the
/// closure, so many of them are cheaper from a generator of your own.
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  /// Returns 64 random bits.
  public var word: @Sendable () -> UInt64

  /// Makes a generator from a closure, which may be called from any thread.
  public init(word: @escaping @Sendable () -> UInt64) {
    self.word = word
  }

  /// Returns 64 random bits; what the standard library's `random(in:using:)` calls.
  public func next() -> UInt64 { word() }

  /// The system's generator, which is fit for cryptography where the system's is.
  public static let live = RandomNumbers {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }
}

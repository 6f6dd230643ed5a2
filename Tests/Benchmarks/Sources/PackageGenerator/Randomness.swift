/// Seeded randomness that is the same on every platform and with every compiler (SplitMix64).
///
/// It's not a `RandomNumberGenerator` on purpose: what the standard library makes of one may change
/// between its versions, and the generated files would change with it.
struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but not including `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Up to `count` different elements, in the order in which they were drawn.
  mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var rest = elements
    var picked: [Element] = []
    while picked.count < count, !rest.isEmpty { picked.append(rest.remove(at: below(rest.count))) }
    return picked
  }
}

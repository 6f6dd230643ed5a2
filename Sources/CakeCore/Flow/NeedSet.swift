/// A set of needs, as a bit for each provider of each slice, root and provider.
struct NeedSet {
  private static let bits = 64
  /// How many words the providers of one node take.
  private let width: Int
  private var words: [UInt]

  init(_ catalog: Catalog) {
    let nodes = catalog.slices.count + catalog.roots.count + catalog.providers.count
    width = (catalog.providers.count + Self.bits - 1) / Self.bits
    words = Array(repeating: 0, count: nodes * width)
  }

  func contains(_ node: Node, _ provider: Int) -> Bool {
    words[node.number * width + provider / Self.bits] & bit(of: provider) != 0
  }

  func contains(_ need: Seeds.Need) -> Bool { contains(need.node, need.provider) }

  /// Whether it is new.
  @discardableResult
  mutating func insert(_ need: Seeds.Need) -> Bool {
    let word = need.node.number * width + need.provider / Self.bits
    let bit = bit(of: need.provider)
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  /// Whether it has providers of one node that it has not of another.
  func hasMore(of node: Node, than other: Node) -> Bool {
    (0..<width).contains { index in
      words[node.number * width + index] & ~words[other.number * width + index] != 0
    }
  }

  private func bit(of provider: Int) -> UInt { 1 << UInt(provider % Self.bits) }
}

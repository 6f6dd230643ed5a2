/// The numbers of symbols by their kind, each kind's in order: whoever looks for the few protocols of
/// a program need not go through all that it has.
final class SymbolsByKind {
  private let numbers: [GrowingBuffer<Int32>]

  init() { numbers = (0...SymbolKind.last).map { _ in GrowingBuffer() } }

  func add(_ symbol: Int32, of kind: SymbolKind) {
    // Kinds that the tool does not know are asked for by nobody.
    if kind.rawValue <= SymbolKind.last { numbers[Int(kind.rawValue)].append(symbol) }
  }

  /// Calls with each symbol of a kind.
  func forEach(_ kind: SymbolKind, _ use: (Int32) -> Void) {
    let all = numbers[Int(kind.rawValue)]
    let (base, count) = (all.base, all.count)
    // In a debug build each step through a range is a call.
    var index = 0
    while index < count {
      use(base[index])
      index += 1
    }
  }
}

extension Facts {
  /// The symbols of some kinds that are so: those of one kind after those of another.
  func symbols(of kinds: SymbolKind..., where isWanted: (Int32) -> Bool) -> [Int32] {
    var found: [Int32] = []
    for kind in kinds {
      symbolsByKind.forEach(kind) { if isWanted($0) { found.append($0) } }
    }
    return found
  }
}

import TestSupport

/// One generated program: an origin, a destination and a surrounding.
struct Cell: Sendable {
  let number: Int
  let origin: Origin
  let destination: Destination
  let surrounding: Surrounding

  var name: String { "\(origin.name) / \(destination.name) / \(surrounding.name)" }
}

extension Cell {
  /// The whole product, without what can't be written.
  static let all: [Cell] = {
    var cells: [Cell] = []
    for surrounding in Surrounding.all {
      for origin in Origin.all {
        for destination in Destination.all {
          let cell = Cell(
            number: cells.count, origin: origin, destination: destination,
            surrounding: surrounding)
          if cell.isPossible { cells.append(cell) }
        }
      }
    }
    return cells
  }()

  private var isPossible: Bool {
    let traits = Scene(self).traits
    if traits.isSuperset(of: [.async, .synchronous]) { return false }
    if let elsewhere = surrounding.elsewhere, elsewhere(Scene(self)) == nil { return false }
    return true
  }

  /// So many of them, the same for a seed.
  static func sample(_ count: Int, seed: UInt64) -> [Cell] {
    var generator = SplitMix(seed: seed)
    return Array(all.shuffled(using: &generator).prefix(count)).sorted { $0.number < $1.number }
  }
}

/// Which modules' types the code of each module can have values of.
///
/// A module sees what it imports or names something of, and what that sees in turn: of another
/// module's type no expression in it can be.
struct VisibleModules {
  private let moduleOfFile: [Int]
  /// For each slice, root and provider, the module that declares it.
  private let moduleOfNode: [Int]
  /// For each module, whether it sees each other.
  private var sees: [[Bool]]

  init(_ catalog: Catalog, _ mentions: ModuleMentions) {
    moduleOfFile = mentions.moduleOfFile
    let modules =
      catalog.slices.map(\.module) + catalog.roots.map(\.module) + catalog.providers.map(\.module)
    // Each is declared in some file.
    moduleOfNode = modules.map { mentions.numbers[$0]! }
    sees = mentions.direct.map { _ in Array(repeating: false, count: mentions.direct.count) }
    for module in mentions.direct.indices {
      sees[module][module] = true
      var pending = Array(mentions.direct[module])
      while let next = pending.popLast() {
        guard !sees[module][next] else { continue }
        sees[module][next] = true
        pending += mentions.direct[next]
      }
    }
  }

  /// Whether code in a file can have a value of a slice, a root or a provider.
  func reach(_ node: Node, from file: Int) -> Bool {
    !moduleOfFile.indices.contains(file) || sees[moduleOfFile[file]][moduleOfNode[node.number]]
  }
}

/// Which modules each module imports, or names something of.
struct ModuleMentions {
  fileprivate let numbers: [String: Int]
  fileprivate let moduleOfFile: [Int]
  fileprivate var direct: [Set<Int>]

  init(_ facts: Facts) {
    var numbers: [String: Int] = [:]
    moduleOfFile = facts.files.map { file in
      let number = numbers[file.module] ?? numbers.count
      numbers[file.module] = number
      return number
    }
    self.numbers = numbers
    direct = Array(repeating: [], count: numbers.count)
    for (index, file) in facts.files.enumerated() {
      let own = moduleOfFile[index]
      var last = own
      for local in 0..<file.numbers.count {
        let symbol = file.numbers.base[local]
        let value = facts.symbols.base[Int(symbol)]
        if value.definitionFile >= 0 {
          let other = moduleOfFile[Int(value.definitionFile)]
          if other != own, other != last { direct[own].insert(other) }
          last = other
        } else if value.kind == .module, let other = numbers[facts.name(symbol)] {
          direct[own].insert(other)
        }
      }
    }
  }
}

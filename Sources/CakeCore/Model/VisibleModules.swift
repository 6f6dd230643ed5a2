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

  init(_ catalog: Catalog) {
    let facts = catalog.facts
    var numbers: [String: Int] = [:]
    func number(_ module: String) -> Int {
      if let known = numbers[module] { return known }
      numbers[module] = numbers.count
      return numbers.count - 1
    }
    moduleOfFile = facts.files.map { number($0.module) }
    let modules =
      catalog.slices.map(\.module) + catalog.roots.map(\.module) + catalog.providers.map(\.module)
    moduleOfNode = modules.map(number)
    var direct: [Set<Int>] = Array(repeating: [], count: numbers.count)
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
    sees = direct.map { _ in Array(repeating: false, count: direct.count) }
    for module in direct.indices {
      sees[module][module] = true
      var pending = Array(direct[module])
      while let next = pending.popLast() {
        guard !sees[module][next] else { continue }
        sees[module][next] = true
        pending += direct[next]
      }
    }
  }

  /// Whether code in a file can have a value of a slice, a root or a provider.
  func reach(_ node: Node, from file: Int) -> Bool {
    !moduleOfFile.indices.contains(file) || sees[moduleOfFile[file]][moduleOfNode[node.number]]
  }
}

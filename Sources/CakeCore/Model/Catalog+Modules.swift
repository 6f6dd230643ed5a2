/// Which modules' types code can have values of.
extension Catalog {
  /// Whether code in a file can have a value of a slice, a root or a provider at all: its module has
  /// to see the other one, or one that sees it, for the value's type to be known there.
  func sees(_ node: Node, from file: Int) -> Bool {
    guard facts.files.indices.contains(file) else { return true }
    let module = facts.files[file].module
    let other =
      if isSlice(node) { slices[node.number].module } else if let root = root(of: node) {
        roots[root].module
      } else { providers[node.number - slices.count - roots.count].module }
    return module == other || visibleModules[module]?.contains(other) != false
  }

  /// For each module, those that it imports or names something of, and those that these do.
  func closedImports() -> [String: Set<String>] {
    var direct = facts.imports
    for file in facts.files {
      var found: Set<Int32> = []
      for index in 0..<file.numbers.count {
        found.insert(facts.symbols.base[Int(file.numbers.base[index])].definitionFile)
      }
      for other in found where other >= 0 {
        direct[file.module, default: []].insert(facts.files[Int(other)].module)
      }
    }
    return direct.mapValues { imported in
      var seen = imported
      var pending = Array(imported)
      while let next = pending.popLast() {
        for other in direct[next] ?? [] where seen.insert(other).inserted { pending.append(other) }
      }
      return seen
    }
  }
}

extension Facts {
  /// For each module, by its name, those that its files import.
  var imports: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for index in 0..<file.numbers.count {
        let symbol = file.numbers.base[index]
        guard symbols.base[Int(symbol)].kind == .module else { continue }
        found[file.module, default: []].insert(name(symbol))
      }
    }
    return found
  }

  /// The package's own files of each module that depends on one of some files, and has none of these;
  /// what a build makes itself it makes anew.
  func dependents(of paths: Set<String>) -> [[String]] {
    let imports = imports
    let begun = Set(files.filter { paths.contains($0.absolutePath) }.map(\.module))
    var affected = begun
    var count = 0
    while affected.count != count {
      count = affected.count
      for (module, names) in imports where !names.isDisjoint(with: affected) {
        affected.insert(module)
      }
    }
    let modules = Dictionary(grouping: files.filter(\.isOwn), by: \.module)
    return affected.subtracting(begun).sorted().compactMap { module in
      modules[module]?.map(\.absolutePath).sorted()
    }
  }
}

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
}

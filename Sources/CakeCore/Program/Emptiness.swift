/// A program in which nothing was found that a check could be about: most likely it is looked for by
/// the wrong name.
enum Emptiness {
  /// Throws where there is no provider at all, and where all that the store knows is of other folders.
  static func throwIfEmpty(_ program: Program, _ options: CheckOptions) throws(CakeError) {
    let isCompiled = program.facts.files.contains(where: \.isOwn)
    guard program.catalog.providers.isEmpty || !isCompiled else { return }
    let near = nearNames(program.facts)
    throw .nothingFound(
      patterns: options.providerPatterns, near: near, suggested: suggestions(near),
      isCompiled: isCompiled)
  }

  /// The package's protocols that say what somebody has: those with a property or a function that
  /// makes something, the ones whose names say so first.
  private static func nearNames(_ facts: Facts) -> [String] {
    var names: Set<String> = []
    for number in 0..<Int32(facts.symbols.count) {
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.definitionFile >= 0, facts.files[Int(symbol.definitionFile)].isOwn,
        symbol.kind == .instanceProperty || symbol.kind == .instanceMethod
      else { continue }
      let parent = facts.nominalParent(number)
      guard parent >= 0, facts.symbols.base[Int(parent)].kind == .protocol, facts.isDefined(parent)
      else { continue }
      names.insert(facts.name(parent))
    }
    return names.sorted { (endings.rank(of: $0), $0) < (endings.rank(of: $1), $1) }
  }

  private static let endings = ["Provider", "Providing", "Dependency", "Dependencies", "Having"]

  /// The patterns that would find those of some names that end as providers' names do; where none
  /// does, the first name itself.
  private static func suggestions(_ names: [String]) -> [String] {
    let found = endings.filter { ending in names.contains { $0.hasSuffix(ending) } }
    return found.isEmpty ? Array(names.prefix(1)) : found.map { "*" + $0 }
  }
}

extension [String] {
  fileprivate func rank(of name: String) -> Int { firstIndex(where: name.hasSuffix) ?? count }
}

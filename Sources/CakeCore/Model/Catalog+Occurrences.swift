/// A place where the program names a symbol.
struct Reference {
  var symbol: Int32
  var file: Int
  /// The occurrence's number in its file.
  var index: Int
  var occurrence: RecordFacts.Occurrence

  /// Whether the compiler made it up.
  var isImplicit: Bool { occurrence.roles.contains(.implicit) }
}

extension Catalog {
  /// The files in which any of the symbols stands, in order.
  func files(with symbols: Set<Int32>) -> [Int] {
    let marks = Marks(symbols, in: facts)
    return facts.files.indices.filter { marks.stand(in: facts.files[$0]) }
  }

  /// Every reference to one of the symbols, by file and place, in the files that are wanted.
  func references(
    to symbols: Set<Int32>, in isWanted: (Facts.File) -> Bool = { _ in true }
  ) -> [Reference] {
    referenceTable.references(to: symbols, in: isWanted)
  }

  /// The members that answer some requirements, each with what it then stands for.
  func witnesses(of requirements: [Int32: Set<Int>]) -> [Int32: Set<Int>] {
    var found: [Int32: Set<Int>] = [:]
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      if let providers = requirements[relation.overridden] {
        found[relation.overriding, default: []].formUnion(providers)
      }
    }
    return found
  }

  /// The requirements of what a root provides, each with the providers.
  func requirements(of root: Root) -> [Int32: Set<Int>] {
    var found: [Int32: Set<Int>] = [:]
    for provider in root.provides {
      for requirement in providers[provider].requirements {
        found[requirement, default: []].insert(provider)
      }
    }
    return found
  }
}

extension Facts {
  func place(of reference: Reference) -> SourcePlace {
    place(file: Int32(reference.file), occurrence: Int32(reference.index))
  }

  /// The token of a reference; nil where the text has none there.
  func token(of reference: Reference) -> Int? {
    source(reference.file).token(at: reference.occurrence)
  }

  /// Whether a reference is the label of a memberwise initialiser's argument.
  func isLabel(_ reference: Reference) -> Bool {
    guard let token = token(of: reference) else { return false }
    let source = source(reference.file)
    return source.matches(token + 1, ":") && source.matchesAny(token - 1, "(", ",")
  }
}

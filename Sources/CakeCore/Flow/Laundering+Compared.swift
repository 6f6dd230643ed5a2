/// The slices that an associated type is, where some code asks that one be another type:
/// `where J.Services == S`, `KeyPath<S, J.Services>`, `Job<S>`.
extension Laundering {
  /// By an alias, or by what answers a requirement, of types that have such an associated type.
  func compared() -> Set<Node> {
    let protocols = protocolsWithComparedTypes()
    guard protocols?.isEmpty != true else { return [] }
    let types = protocols.map(typesAround)
    let isAsked: (Int32) -> Bool = { types?.contains($0) != false }
    return witnesses(of: isAsked).union(associatedTypes(of: isAsked).values.joined()).filter {
      catalog.isSlice($0) || catalog.provider(of: $0) != nil
    }
  }

  /// Nil where one of them is not known.
  private func protocolsWithComparedTypes() -> Set<Int32>? {
    var owners: [Int32: Int32] = [:]
    for number in 0..<facts.symbols.count
    where facts.symbols.base[number].subkind == Subkind.associatedType {
      let parent = facts.symbols.base[number].parent
      owners[Int32(number)] = parent
      if parent >= 0 { owners[parent] = parent }
    }
    var found: Set<Int32> = []
    for file in catalog.files(with: Set(owners.keys)) {
      let record = facts.files[file].record
      let source = facts.source(file)
      for index in 0..<record.occurrences.count {
        let occurrence = record.occurrences.base[index]
        let symbol = facts.files[file].numbers.base[Int(occurrence.symbol)]
        guard let owner = owners[symbol], occurrence.roles.contains(.reference),
          !found.contains(owner), let token = facts.token(of: index, in: file)
        else { continue }
        let isType = facts.symbols.base[Int(symbol)].subkind == Subkind.associatedType
        guard isType ? source.isCompared(token) : isGivenParameter(token, source, file) else {
          continue
        }
        if owner < 0 { return nil }
        found.insert(owner)
      }
    }
    return found
  }

  /// The types and protocols that are any of some protocols, with all that they inherit from: whatever
  /// answers a requirement stands in one of them.
  private func typesAround(_ protocols: Set<Int32>) -> Set<Int32> {
    var found: Set<Int32> = []
    for number in 0..<facts.symbols.count {
      let kind = facts.symbols.base[number].kind
      guard kind.isNominal || kind == .protocol else { continue }
      let inherited = catalog.inheritedProtocols(Int32(number))
      if !inherited.isDisjoint(with: protocols) { found.formUnion(inherited) }
    }
    return found
  }

  /// `Job<S>`, where `S` is whatever somebody else says.
  private func isGivenParameter(_ name: Int, _ source: SourceText, _ file: Int) -> Bool {
    guard source.startsWith(name + 1, 60), !source[name + 1].spaceBefore else { return false }
    return (name + 2..<source.skipAngles(name + 1) - 1).contains { part in
      source.isIdentifier(part)
        && facts.symbols(at: part, in: file).contains {
          facts.symbols.base[Int($0)].subkind == Subkind.genericParameter
        }
    }
  }
}

extension SourceText {
  /// Whether a type stands where it must be another one.
  fileprivate func isCompared(_ token: Int) -> Bool {
    var start = token
    while matches(start - 1, "."), isIdentifier(start - 2) { start -= 2 }
    return matches(token + 1, "==") || matchesAny(start - 1, "==", "inout")
      // `protocol Job<Services>` only says which one it is.
      || anglesAround(start).map { !matches($0 - 2, "protocol") } == true
  }
}

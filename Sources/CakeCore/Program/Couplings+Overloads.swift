/// Declarations of a name that are told apart by their slices. Their full names may differ: what can
/// be left out of a call is in them too.
extension Couplings {
  private struct Overload: Hashable {
    var parent: Int32
    var module: String
    var name: String
  }

  func keepOverloads() {
    let signed = Marks(flow.signatures.all.keys, in: facts)
    let overloads = signed.withMembers(in: facts).filter { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return (value.kind.isFunction || value.kind.isProperty) && !value.isImplicit
        && value.definitionFile >= 0
        && (signed.contains(symbol) || extensionAround(value) != nil)
    }.map { (symbol: $0, parent: ancestors(of: facts.nominalParent($0)).last!) }
    // Most names stand alone, which is told by a hash of them.
    let hashes = overloads.map { symbol, parent in
      var hasher = Hasher()
      hasher.combine(parent)
      hasher.combine(bytes: facts.nameBytes(symbol).upToLabels)
      return hasher.finalize()
    }
    let counts = hashes.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    var groups: [Overload: [Int32]] = [:]
    for ((symbol, parent), hash) in zip(overloads, hashes) where counts[hash]! > 1 {
      let key = Overload(
        parent: parent, module: parent < 0 ? facts.module(symbol) : "",
        name: String(decoding: facts.nameBytes(symbol).upToLabels, as: UTF8.self))
      groups[key, default: []].append(symbol)
    }
    for group in groups.values.sorted(by: { $0[0] < $1[0] }) where group.count > 1 {
      for symbol in group {
        guard let other = group.first(where: { areTold(symbol, from: $0) }) else { continue }
        if let own = signatures[symbol] { keepAll(own, symbol, other) }
        if let outer = constraint(of: facts.symbols.base[Int(symbol)]) {
          keepAll(outer, symbol, other)
        }
      }
    }
  }

  /// Whether two declarations of a name are told apart by their slices. Without a need, a method
  /// may become an override of an ancestor's, but never of a sibling's.
  private func areTold(_ one: Int32, from other: Int32) -> Bool {
    guard one != other, targets(one) != targets(other), shareCalls(one, other) else {
      return false
    }
    let (type, otherType) = (facts.nominalParent(one), facts.nominalParent(other))
    return type < 0 || ancestors(of: type).contains(otherType)
      || ancestors(of: otherType).contains(type)
  }

  private func shareCalls(_ one: Int32, _ other: Int32) -> Bool {
    if facts.nameBytes(one).isEqual(to: facts.nameBytes(other)) { return true }
    guard let calls = callShape(of: one), let others = callShape(of: other) else { return false }
    return calls.overlaps(others)
  }

  private func callShape(of symbol: Int32) -> CallShape? {
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    return CallShape(
      name: facts.name(symbol), flow.declarations.text(of: symbol), facts.source(file))
  }

  /// A type and the classes above it, the topmost last.
  func ancestors(of type: Int32) -> [Int32] {
    var found = [type]
    while let last = found.last, last >= 0, found.count < 64,
      let parent = catalog.bases(of: last).first(where: {
        facts.symbols.base[Int($0.base)].kind == .class
      })
    { found.append(parent.base) }
    return found
  }

  /// What the extension around a member demands.
  func constraint(of symbol: Facts.Symbol) -> Signature? {
    extensionAround(symbol).flatMap { signatures[$0] }
  }

  func extensionAround(_ symbol: Facts.Symbol) -> Int32? {
    symbol.parent >= 0 && facts.symbols.base[Int(symbol.parent)].kind == .extension
      ? symbol.parent : nil
  }

  func keepAll(_ signature: Signature, _ symbol: Int32, _ other: Int32) {
    for mention in signature.mentions {
      guard case .node(let node) = mention.target, catalog.isSlice(node) else { continue }
      for provider in catalog.needs(of: node).sorted() {
        keep(node, provider, .overload(symbol, other: other))
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// What of a full name stands before the labels: `title(` of `title(_:width:)`.
  fileprivate var upToLabels: Self {
    Self(rebasing: self[..<((firstIndex(of: 40) ?? count - 1) + 1)])
  }
}

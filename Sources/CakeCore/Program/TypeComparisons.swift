/// Where types are compared, and with what.
struct TypeComparisons {
  private let flow: FlowReader
  private let plain: PlainParameters
  private var facts: Facts { flow.facts }

  init(_ flow: FlowReader, _ plain: PlainParameters) {
    self.flow = flow
    self.plain = plain
  }

  /// Whether the type that ends at a token, of which `.self` is a value, is told apart from others:
  /// `ObjectIdentifier(Value.self)`, `Value.self == other`.
  func tells(_ type: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    if plain.isPlain(named: source.name(at: type), around: type, in: file) { return false }
    if source.matches(type - 1, "("), source.matches(type - 2, "ObjectIdentifier") {
      return !isOneType(type, in: file)
    }
    return [source.chainStart(type) - 1, type + 3].contains { tells(by: $0, in: file) }
  }

  /// Whether `type(of: value)` is told apart from others by an operator beside it.
  func tells(typeOf token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    guard let close = source.partner(of: token + 1) else { return false }
    return [token - 1, close + 1].contains { tells(by: $0, in: file) }
  }

  private func tells(by comparison: Int, in file: Int) -> Bool {
    facts.source(file).isEquality(comparison) && !isWithOneType(comparison, in: file)
  }

  /// Whether one side is a type that is just one, whatever slices become: no other becomes it, and it becomes
  /// no other.
  private func isWithOneType(_ comparison: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    var sides: [Int] = []
    if source.matches(comparison - 1, "self"), source.matches(comparison - 2, ".") {
      sides.append(comparison - 3)
    }
    var last = comparison + 1
    while source.matches(last + 1, "."), source.isIdentifier(last + 2) { last += 2 }
    if source.matches(last, "self"), source.matches(last - 1, ".") { sides.append(last - 2) }
    return sides.contains { isOneType($0, in: file) }
  }

  /// Whether a name is that of such a type, or an alias of one.
  func isOneType(_ token: Int, in file: Int) -> Bool {
    let symbols = facts.symbols(at: token, in: file)
    return !symbols.isEmpty
      && symbols.allSatisfy { symbol in
        let value = facts.symbols.base[Int(symbol)]
        if value.kind == .alias { return isOfOneType(alias: symbol) }
        return value.kind.isNominal
          && (facts.isDefined(symbol)
            ? flow.signatures.isPlain(symbol) : !isInside(symbol, token, in: file))
      }
  }

  private func isOfOneType(alias: Int32) -> Bool {
    guard facts.isDefined(alias), let text = flow.catalog.aliasTexts[alias], !text.isEmpty else {
      return false
    }
    let file = Int(facts.symbols.base[Int(alias)].definitionFile)
    let source = facts.source(file)
    let isName = text.allSatisfy { source.isIdentifier($0) || source.matches($0, ".") }
    return isName && isOneType(text.upperBound - 1, in: file)
  }

  /// Whether an extension of a library's type stands around: its own name has its own parameters there.
  private func isInside(_ type: Int32, _ token: Int, in file: Int) -> Bool {
    var around = flow.declarations.owner(around: token, in: file) ?? -1
    while around >= 0 {
      if facts.extendedOrSelf(around) == type { return true }
      around = facts.symbols.base[Int(around)].parent
    }
    return false
  }
}

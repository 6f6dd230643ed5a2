/// Types whose values do nothing by being there: numbers, texts, dates, and what is made of such.
///
/// An object has a life that something may depend on, and what stands behind `any` or a generic
/// parameter may be one.
final class InertTypes {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private var known: [Int32: Bool] = [:]

  init(_ program: Program) { self.program = program }

  /// Whether a property stores a value of such a type, and no code runs to make it.
  func isInert(property: Int32) -> Bool {
    guard facts.symbols.base[Int(property)].kind == .instanceProperty,
      let text = program.flow.declarations.text(of: property)
    else { return false }
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    // What was generated changes by itself.
    guard !GeneratedFile.mayBegin(Array(source.bytes.prefix(64))) else { return false }
    let isComputed = !text.body.isEmpty && source.matches(text.body.lowerBound - 1, "{")
    guard !isComputed, !text.body.contains(where: { source.matchesAny($0, "(", "{") }) else {
      return false
    }
    if text.result.isEmpty {
      guard text.body.count == 1, let only = text.body.first else { return false }
      return [.number, .string].contains(source[only].kind)
        || source.matchesAny(only, "true", "false")
    }
    return isInert(type: text.result, in: file)
  }

  private func isInert(type: Range<Int>, in file: Int) -> Bool {
    let source = facts.source(file)
    let names = type.filter(source.isIdentifier)
    return !names.isEmpty
      && type.allSatisfy {
        source.isIdentifier($0) || source.matchesAny($0, "[", "]", "?", "!", ":", ",", "(", ")")
      }
      && names.allSatisfy { name in
        catalog.typeReference(at: name, in: file).map { isInert(type: $0) } ?? false
      }
  }

  private func isInert(type: Int32) -> Bool {
    if let found = known[type] { return found }
    // A type that holds itself holds nothing else by that.
    known[type] = true
    let value = facts.symbols.base[Int(type)]
    let found =
      if !facts.isDefined(type) {
        Self.foreign.contains(facts.usr(type))
      } else {
        (value.kind == .struct || value.kind == .enum) && isCopyable(type) && hasInertMembers(type)
      }
    known[type] = found
    return found
  }

  /// Whether all that a structure stores is inert; of enumerations those count that carry nothing.
  private func hasInertMembers(_ type: Int32) -> Bool {
    for number in 0..<Int32(facts.symbols.count) where facts.nominalParent(number) == type {
      let symbol = facts.symbols.base[Int(number)]
      if symbol.kind == .enumCase, facts.name(number).contains("(") { return false }
      if symbol.kind == .instanceProperty, symbol.definitionFile >= 0, !isInert(member: number) {
        return false
      }
    }
    return true
  }

  /// Whether a structure's own property is computed, or stores such a value in plain sight.
  private func isInert(member property: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: property) else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    if !text.body.isEmpty, source.matches(text.body.lowerBound - 1, "{") { return true }
    return source.start(ofMember: text.nameToken) != nil && isInert(property: property)
  }

  /// `~Copyable` types have a `deinit`.
  private func isCopyable(_ type: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: type) else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(type)].definitionFile))
    return !text.header.contains { source.matches($0, "~") }
  }

  private static let foreign: Set<String> = [
    "s:Si", "s:Su", "s:Sb", "s:Sd", "s:Sf", "s:SS", "s:SJ", "s:s4Int8V", "s:s5Int16V", "s:s5Int32V",
    "s:s5Int64V", "s:s5UInt8V", "s:s6UInt16V", "s:s6UInt32V", "s:s6UInt64V", "s:s8DurationV",
    "s:10Foundation4DateV", "s:10Foundation4UUIDV", "s:10Foundation3URLV", "s:10Foundation4DataV",
    "s:10Foundation6LocaleV", "s:10Foundation8TimeZoneV", "s:20FoundationEssentials4DateV",
    "s:20FoundationEssentials4UUIDV", "s:20FoundationEssentials3URLV",
    "s:20FoundationEssentials4DataV",
  ]
}

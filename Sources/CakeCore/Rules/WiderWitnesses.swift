/// The members of a root that can do more than what its providers ask for: they don't throw, don't
/// suspend, have more of a type, or may be called in more ways.
///
/// Whoever uses one on the root itself may count on it.
struct WiderWitnesses {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private var declarations: Declarations { program.flow.declarations }

  init(_ program: Program) { self.program = program }

  func found(of root: Int) -> Set<Int32> {
    let requirements = catalog.requirements(of: catalog.roots[root])
    var found: Set<Int32> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      guard requirements[relation.overridden] != nil else { continue }
      if isWider(relation.overriding, than: relation.overridden) {
        found.insert(relation.overriding)
      }
    }
    return found
  }

  private struct Declared {
    var source: SourceText
    var file: Int
    var text: DeclarationText
    var hasAccessors: Bool
  }

  private func declared(_ symbol: Int32) -> Declared? {
    guard let text = declarations.text(of: symbol) else { return nil }
    let value = facts.symbols.base[Int(symbol)]
    let file = Int(value.definitionFile)
    return Declared(
      source: facts.source(file), file: file, text: text, hasAccessors: value.kind.isProperty)
  }

  private func isWider(_ witness: Int32, than requirement: Int32) -> Bool {
    guard let asked = declared(requirement) else { return true }
    guard !namesOwnType(asked) else { return true }
    // What the compiler made up has no effects to lose, and nothing else in its place.
    guard let answer = declared(witness) else { return !effects(of: asked).isEmpty }
    let (new, old) = (answer.source, asked.source)
    let modifiers = new.modifiers(before: answer.text.nameToken)
    let oldModifiers = old.modifiers(before: asked.text.nameToken)
    if oldModifiers.contains("mutating"), !modifiers.contains("mutating") { return true }
    if modifiers.contains("nonisolated"), isIsolated(requirement, asked) { return true }
    return effects(of: answer) != effects(of: asked)
      || generics(of: answer) != generics(of: asked)
      || attributes(of: answer) != attributes(of: asked)
      || answer.text.parameterList.contains { new.matches($0, "=") }
      || answer.text.result.contains { new.matches($0, "!") }
      || isDiscardable(answer) && !isDiscardable(asked)
  }

  /// Whether a requirement's type is another for each who answers it.
  private func namesOwnType(_ asked: Declared) -> Bool {
    asked.text.header.contains { token in
      if asked.source.matches(token, "Self") { return true }
      guard asked.source.isIdentifier(token),
        let type = catalog.typeReference(at: token, in: asked.file)
      else { return false }
      let parent = facts.nominalParent(type)
      return facts.symbols.base[Int(type)].kind == .alias && parent >= 0
        && facts.symbols.base[Int(parent)].kind == .protocol
    }
  }

  private func effects(of declared: Declared) -> Set<String> {
    let (source, text) = (declared.source, declared.text)
    var range = text.parameterList.upperBound..<text.header.upperBound
    if !text.result.isEmpty { range = range.lowerBound..<text.result.lowerBound }
    if declared.hasAccessors {
      // `{ get async throws }`, or what stands before the getter's code.
      guard let first = text.body.first, !source.matches(first - 1, "="),
        source.matches(first, "get")
      else { return [] }
      let end = text.body.first { source.matches($0, "{") } ?? text.body.upperBound
      range = first..<end
    }
    return Set(
      range.filter { source.isEffect($0) }
        .map { source.name(at: $0) + (source.matches($0 + 1, "(") ? "(" : "") })
  }

  private func generics(of declared: Declared) -> [String] {
    let (source, text) = (declared.source, declared.text)
    return (text.generics.map { $0 } + text.whereClause).map { source.text(at: $0) }
      + text.parameterList.filter { source.matches($0, "some") }.map { _ in "some" }
  }

  /// What parameters' types say beside the type: `@escaping`, `@Sendable`, `sending`.
  private func attributes(of declared: Declared) -> [String] {
    let source = declared.source
    return declared.text.parameterList
      .filter { source.matches($0 - 1, "@") || source.matches($0, "sending") }
      .map { source.name(at: $0) }
  }

  private func isDiscardable(_ declared: Declared) -> Bool {
    declared.source.attributes(before: declared.text.nameToken)
      .contains { declared.source.name(at: $0.name) == "discardableResult" }
  }

  private func isIsolated(_ requirement: Int32, _ asked: Declared) -> Bool {
    if !asked.source.attributes(before: asked.text.nameToken).isEmpty { return true }
    guard let owner = declared(facts.nominalParent(requirement)) else { return false }
    return !owner.source.attributes(before: owner.text.nameToken).isEmpty
  }
}

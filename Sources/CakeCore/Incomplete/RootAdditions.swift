/// What to write into a root so that it has what providers require.
struct RootAdditions {
  let program: Program
  let root: Root
  let source: SourceText
  let text: DeclarationText?
  var facts: Facts { program.facts }

  init(_ program: Program, _ root: Root) {
    self.program = program
    self.root = root
    source = program.facts.source(
      Int(program.facts.symbols.base[Int(root.symbol)].definitionFile))
    text = program.flow.declarations.text(of: root.symbol)
  }

  var members: [Int32] { facts.members(of: root.symbol) }

  /// Whether the root has a member of a requirement's name and type that everybody sees who sees the
  /// root.
  func answers(_ requirement: Int32) -> Bool {
    guard let member = namesake(of: requirement), !isHidden(member),
      facts.name(member) == facts.name(requirement)
    else { return false }
    guard facts.symbols.base[Int(requirement)].kind.isProperty else { return true }
    return haveOneType(member, requirement) ?? true
  }

  /// The root's own member beside which no other of a requirement's name can stand.
  func namesake(of requirement: Int32) -> Int32? {
    let name = facts.name(requirement)
    return members.first { facts.name($0) == name }
      ?? members.first { facts.name($0) + "()" == name || facts.name($0) == name + "()" }
  }

  func isType(_ requirement: Int32) -> Bool {
    facts.symbols.base[Int(requirement)].subkind == Subkind.associatedType
  }

  /// Whether a protocol's extension answers a requirement for everybody, or a type has a default.
  func hasDefault(_ requirement: Int32) -> Bool {
    if isType(requirement) {
      guard let text = program.flow.declarations.text(of: requirement) else { return false }
      let file = Int(facts.symbols.base[Int(requirement)].definitionFile)
      return text.header.contains { facts.source(file).matches($0, "=") }
    }
    return (0..<facts.overrides.count).contains { index in
      let relation = facts.overrides.base[index]
      let parent = facts.symbols.base[Int(relation.overriding)].parent
      return relation.overridden == requirement && parent >= 0
        && facts.symbols.base[Int(parent)].kind == .extension
        && facts.symbols.base[Int(facts.nominalParent(relation.overriding))].kind == .protocol
        && program.flow.declarations.text(of: parent)?.whereClause.isEmpty == true
    }
  }

  func isHidden(_ member: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: member) else { return false }
    let file = Int(facts.symbols.base[Int(member)].definitionFile)
    return !facts.source(file).modifiers(before: text.nameToken)
      .isDisjoint(with: ["private", "fileprivate"])
  }

  /// The root's own properties of a requirement's type that answer no requirement themselves.
  func members(ofTypeOf requirement: Int32) -> [Int32] {
    guard facts.symbols.base[Int(requirement)].kind == .instanceProperty else { return [] }
    var answering: Set<Int32> = []
    for index in 0..<facts.overrides.count {
      answering.insert(facts.overrides.base[index].overriding)
    }
    return members.filter { member in
      facts.symbols.base[Int(member)].kind == .instanceProperty && !answering.contains(member)
        && facts.name(member) != facts.name(requirement)
        && haveOneType(member, requirement) == true
    }
  }

  /// Whether two properties have the same type, written or inferred; nil where that is not known.
  private func haveOneType(_ one: Int32, _ other: Int32) -> Bool? {
    if let known = inferredType(of: one), let wanted = inferredType(of: other) {
      return known == wanted
    }
    guard let known = type(of: one), let wanted = type(of: other) else { return nil }
    return known == wanted
  }

  private func inferredType(of property: Int32) -> String? {
    Demangler.propertyType(usr: facts.usr(property))
  }

  /// The type as it is written.
  func type(of property: Int32) -> String? {
    guard let parts = program.flow.declarations.text(of: property), !parts.result.isEmpty else {
      return nil
    }
    return facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
      .text(in: parts.result)
  }
}

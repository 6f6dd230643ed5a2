/// What to write into a root so that it has what providers require.
struct RootAdditions {
  private let program: Program
  private let root: Root
  private let source: SourceText
  private let text: DeclarationText?
  private var facts: Facts { program.facts }

  init(_ program: Program, _ root: Root) {
    self.program = program
    self.root = root
    source = program.facts.source(
      Int(program.facts.symbols.base[Int(root.symbol)].definitionFile))
    text = program.flow.declarations.text(of: root.symbol)
  }

  /// A property with its type, or a function's name.
  func signature(of requirement: Int32) -> String {
    let name = facts.name(requirement)
    guard facts.symbols.base[Int(requirement)].kind.isProperty, let type = type(of: requirement)
    else { return name }
    return "\(name): \(type)"
  }

  /// The line that declares a member: a stored property, or a function that is yet to be written.
  func line(for requirement: Int32) -> String {
    let value = facts.symbols.base[Int(requirement)]
    guard let parts = program.flow.declarations.text(of: requirement) else { return "" }
    let source = facts.source(Int(value.definitionFile))
    let access = modifiers.contains("public") ? "public " : ""
    let isStatic = source.modifiers(before: parts.nameToken).contains("static")
    let name = facts.name(requirement).prefix { $0 != "(" }
    guard value.kind.isProperty, value.subkind != Subkind.subscripting else {
      let header = source.text(in: parts.header)
      let word = value.kind == .constructor || value.subkind == Subkind.subscripting ? "" : "func "
      return "\(access)\(isStatic ? "static " : "")\(word)\(header) { <#code#> }"
    }
    let type = source.text(in: parts.result)
    let accessors = source.text(in: parts.body)
    if isStatic { return "\(access)static let \(name): \(type) = <#value#>" }
    if accessors.contains("async") || accessors.contains("throws") {
      return "\(access)var \(name): \(type) { \(accessors) { <#code#> } }"
    }
    if facts.symbols.base[Int(root.symbol)].kind == .enum {
      return "\(access)var \(name): \(type) { <#code#> }"
    }
    return "\(access)\(accessors.contains("set") ? "var" : "let") \(name): \(type)"
  }

  /// Inserts members at the end of the root's body, and names in its inheritance clause.
  func fix(members: [Int32], names: [String]) -> Finding.Fix? {
    guard let text, let last = text.header.last else { return nil }
    let new = members.filter { !hasMember(like: $0) }
    var edits: [Finding.Fix.Edit] = []
    if !names.isEmpty {
      let hasClause = text.header.contains { source.matches($0, ":") }
      let token = text.whereClause.isEmpty ? last : text.whereClause.lowerBound - 2
      edits.append(
        insertion((hasClause ? ", " : ": ") + names.joined(separator: " & "), after: token))
    }
    if !new.isEmpty, text.body.lowerBound > 0 {
      let open = text.body.lowerBound - 1
      let place = text.body.isEmpty ? open : text.body.upperBound - 1
      let indentation = String(repeating: " ", count: indentation)
      var lines = new.map { "\n\(indentation)  \(line(for: $0))" }.joined()
      let close = text.body.upperBound
      if !source[close].startsLine { lines += "\n\(indentation)" }
      edits.append(insertion(lines, after: place))
    }
    return edits.isEmpty ? nil : .init(applicability: .placeholder, edits: edits)
  }

  private func insertion(_ new: String, after token: Int) -> Finding.Fix.Edit {
    let (line, column) = source.end(of: token)
    return .init(
      file: root.place.file, line: line, column: column, endLine: line, endColumn: column,
      replacement: new)
  }

  /// The column of the line that the declaration begins on, less one.
  private var indentation: Int {
    guard var token = text?.nameToken else { return 0 }
    while token > 0, !source[token].startsLine { token -= 1 }
    return Int(source[token].column) - 1
  }

  private var modifiers: Set<String> {
    text.map { source.modifiers(before: $0.nameToken) } ?? []
  }

  private var members: [Int32] {
    program.facts.members(of: root.symbol)
  }

  /// Whether the root has a member of a requirement's name, of its type if asked.
  func hasMember(like requirement: Int32, sameType: Bool = false) -> Bool {
    let name = facts.name(requirement)
    return members.contains { member in
      facts.name(member) == name
        && (!sameType || !facts.symbols.base[Int(requirement)].kind.isProperty
          || type(of: member) == nil || type(of: member) == type(of: requirement))
    }
  }

  /// The root's own properties of a requirement's type that answer no requirement themselves.
  func members(ofTypeOf requirement: Int32) -> [Int32] {
    guard facts.symbols.base[Int(requirement)].kind == .instanceProperty,
      let wanted = type(of: requirement)
    else { return [] }
    var answering: Set<Int32> = []
    for index in 0..<facts.overrides.count {
      answering.insert(facts.overrides.base[index].overriding)
    }
    return members.filter { member in
      facts.symbols.base[Int(member)].kind == .instanceProperty && !answering.contains(member)
        && facts.name(member) != facts.name(requirement) && type(of: member) == wanted
    }
  }

  private func type(of property: Int32) -> String? {
    guard let parts = program.flow.declarations.text(of: property), !parts.result.isEmpty else {
      return nil
    }
    return facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
      .text(in: parts.result)
  }
}

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

  /// The line that declares a member: a stored property, or what is yet to be written.
  func line(for requirement: Int32) -> String {
    let value = facts.symbols.base[Int(requirement)]
    guard let parts = program.flow.declarations.text(of: requirement) else { return "" }
    let source = facts.source(Int(value.definitionFile))
    let isStatic = source.modifiers(before: parts.nameToken).contains("static")
    let accessors = source.text(in: parts.body)
    let isSettable = parts.body.contains { source.matches($0, "set") }
    // Who asks an actor for it from outside doesn't wait.
    let isFree =
      isDeclared(by: "actor") && !isStatic
      && !(parts.header.contains { source.matches($0, "async") } || accessors.contains("async"))
    let start = access + (isStatic ? "static " : isFree ? "nonisolated " : "")
    let written = isSettable ? "get { <#code#> } set { <#code#> }" : "<#code#>"
    guard value.kind.isProperty, value.subkind != Subkind.subscripting else {
      let header = source.text(in: parts.header)
      switch value.kind {
      case .constructor: return "\(access)\(isInherited ? "required " : "")\(header) { <#code#> }"
      case let other where other.isFunction: return "\(start)func \(header) { <#code#> }"
      default: return "\(start)\(header) { \(written) }"
      }
    }
    let member = "\(Keyword.quoted(facts.name(requirement))): \(source.text(in: parts.result))"
    if accessors.contains("async") || accessors.contains("throws") {
      return "\(start)var \(member) { \(accessors) { <#code#> } }"
    }
    if isStatic ? isSettable || isGeneric : kind == .enum || isFree && isSettable {
      return "\(start)var \(member) { \(written) }"
    }
    let isGiven = !isStatic && isMadeOfMembers
    return "\(start)\(isSettable ? "var" : "let") \(member)\(isGiven ? "" : " = <#value#>")"
  }

  private var kind: SymbolKind { facts.symbols.base[Int(root.symbol)].kind }

  private var access: String {
    modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public "
  }

  /// Whether other classes may have to have its initialisers.
  private var isInherited: Bool {
    !modifiers.contains("final") && isDeclared(by: "class")
  }

  private func isDeclared(by word: StaticString) -> Bool {
    text.map { source.matches($0.nameToken - 1, word) } == true
  }

  /// What is generic stores nothing in its type.
  private var isGeneric: Bool {
    !program.flow.signatures.genericParameters(of: root.symbol).isEmpty
  }

  /// Whether what makes a value takes one for each member, a new one too: a structure without an
  /// initialiser of its own.
  private var isMadeOfMembers: Bool {
    kind == .struct
      && !members.contains { member in
        let value = facts.symbols.base[Int(member)]
        return value.kind == .constructor && !value.isImplicit && value.parent == root.symbol
      }
  }

  /// Inserts members at the end of the root's body, and names in its inheritance clause.
  func fix(members: [Int32], names: [String]) -> Finding.Fix? {
    guard let text, let last = text.header.last else { return nil }
    let new = members.filter { namesake(of: $0) == nil }
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

  /// Whether the root has a member of a requirement's name and type that everybody sees who sees the
  /// root.
  func answers(_ requirement: Int32) -> Bool {
    guard let member = namesake(of: requirement), !isHidden(member),
      facts.name(member) == facts.name(requirement)
    else { return false }
    return !facts.symbols.base[Int(requirement)].kind.isProperty || type(of: member) == nil
      || type(of: member) == type(of: requirement)
  }

  /// The root's own member beside which no other of a requirement's name can stand.
  func namesake(of requirement: Int32) -> Int32? {
    let name = facts.name(requirement)
    return members.first { facts.name($0) == name }
      ?? members.first { facts.name($0) + "()" == name || facts.name($0) == name + "()" }
  }

  func isHidden(_ member: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: member) else { return false }
    let file = Int(facts.symbols.base[Int(member)].definitionFile)
    return !facts.source(file).modifiers(before: text.nameToken)
      .isDisjoint(with: ["private", "fileprivate"])
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

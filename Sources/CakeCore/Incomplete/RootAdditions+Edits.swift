/// The edits that add to a root what it lacks.
extension RootAdditions {
  /// Inserts members at the end of the root's body, names in its inheritance clause, and imports of
  /// what both name.
  func fix(members: [Int32], names: [Int32]) -> Finding.Fix? {
    guard let text else { return nil }
    let new = members.filter { namesake(of: $0) == nil }
    var edits: [Finding.Fix.Edit] = []
    let modules = imports(for: new, names)
    if !modules.isEmpty { edits.append(importing(modules)) }
    if let clause = clause(naming: names.map(written)) { edits.append(clause) }
    if !new.isEmpty, text.body.lowerBound > 0 {
      let open = text.body.lowerBound - 1
      let place = text.body.isEmpty ? open : text.body.upperBound - 1
      let indentation = String(repeating: " ", count: indentation)
      var lines = new.map { "\n\(indentation)  \(line(for: $0))" }.joined()
      let close = text.body.upperBound
      var edit = insertion("", after: place)
      if !source[close].startsLine {
        lines += "\n\(indentation)"
        (edit.endLine, edit.endColumn) = (Int(source[close].line), Int(source[close].column))
      }
      edit.replacement = lines
      edits.append(edit)
    }
    return edits.isEmpty ? nil : .init(applicability: .placeholder, edits: edits)
  }

  /// A type's name in messages, as code has it.
  private func written(_ symbol: Int32) -> String {
    QualifiedName.parts(of: program.shown(symbol)).map(Keyword.quoted)
      .joined(separator: ".")
  }

  /// Adds terms to the root's inheritance clause.
  func clause(naming terms: [String]) -> Finding.Fix.Edit? {
    guard let text, let last = text.header.last, !terms.isEmpty else { return nil }
    let start = source.inheritanceClause(ofTypeAt: text.nameToken) == nil ? ": " : ", "
    return insertion(
      start + terms.joined(separator: " & "),
      after: text.whereClause.isEmpty ? last : text.whereClause.lowerBound - 2)
  }

  /// The modules that declare what lines for requirements and terms of a clause name, and that the
  /// root's file does not import.
  func imports(for requirements: [Int32], _ names: [Int32]) -> [String] {
    var named = Set(names)
    for requirement in requirements where namesake(of: requirement) == nil {
      guard let parts = program.flow.declarations.text(of: requirement) else { continue }
      let file = Int(facts.symbols.base[Int(requirement)].definitionFile)
      for token in parts.header where token != parts.nameToken {
        named.formUnion(facts.symbols(at: token, in: file))
      }
    }
    let file = Int(facts.symbols.base[Int(root.symbol)].definitionFile)
    var known: Set<String> = [root.module]
    for local in 0..<facts.files[file].numbers.count {
      let symbol = facts.files[file].numbers.base[local]
      if facts.symbols.base[Int(symbol)].kind == .module { known.insert(facts.name(symbol)) }
    }
    return Set(named.compactMap(module)).subtracting(known).sorted()
  }

  /// What to import for a type; nil for any other symbol, and for what is there anyway.
  private func module(of symbol: Int32) -> String? {
    let kind = facts.symbols.base[Int(symbol)].kind
    guard kind.isNominal || kind == .protocol || kind == .alias else { return nil }
    if facts.isDefined(symbol) { return facts.module(symbol) }
    return Demangler.text(usr: facts.usr(symbol))?.split(separator: ".").first
      .flatMap { GeneratedImports.importable(String($0)) }
  }

  private func importing(_ modules: [String]) -> Finding.Fix.Edit {
    let isPublic = program.flow.declarations.text(of: root.symbol).map {
      source.modifiers(before: $0.nameToken).contains("public")
    }
    let lines = modules.map { "\(isPublic == true ? "public " : "")import \($0)" }
    let last = source.imports.last
    guard let last else {
      let first = source[0]
      return .init(
        file: root.place.file, line: Int(first.line), column: Int(first.column),
        endLine: Int(first.line), endColumn: Int(first.column),
        replacement: lines.map { $0 + "\n" }.joined() + "\n")
    }
    return insertion(lines.map { "\n" + $0 }.joined(), after: last)
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
}

extension SourceText {
  /// The last token of each import.
  fileprivate var imports: [Int] {
    (0..<count).filter { matches($0, "import") && enclosing($0) == nil && isIdentifier($0 + 1) }
      .map { start in
        var end = start + 1
        while end + 1 < count, !self[end + 1].startsLine, !matches(end + 1, ";") { end += 1 }
        return end
      }
  }
}

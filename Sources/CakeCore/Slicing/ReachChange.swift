/// The edits by which a type takes from a slice what it reached for.
///
/// Whoever makes the type hands nothing in yet: the default is a root that hands out the old values.
struct ReachChange {
  private let reader: SliceReader
  private let writer: SliceWriter
  private let edits: SubjectEdits
  private var facts: Facts { reader.facts }
  private var subject: SubjectType { reader.subject }

  init(_ reader: SliceReader, _ writer: SliceWriter) {
    self.reader = reader
    self.writer = writer
    edits = SubjectEdits(reader)
  }

  func change(
    of made: SliceProposal, slice: String, variants: [[String]]
  ) throws(SliceChange.Obstacle) -> SliceProposal.Change {
    let bridge = writer.bridgeName
    if let obstacle { throw .init(text: obstacle) }
    var changes: [Finding.Fix.Edit] = []
    for use in reader.uses {
      let value = "dependencies.\(Keyword.quoted(writer.requirement(of: use)))"
      for site in use.sites {
        switch site {
        case .expression(let tokens, let file):
          changes.append(
            edits.replacement(tokens, in: file, by: qualified(value, at: tokens.lowerBound, file)))
        case .property(let property): changes += try forwarding(property, to: value, use)
        case .argument(let name):
          throw .init(text: "it is made with '\(name)', and reaches for the rest")
        case .unclear(let reason): throw .init(text: reason)
        }
      }
    }
    changes += taking(slice, from: bridge)
    var texts: [String] = []
    for terms in variants {
      guard let root = writer.bridge(slice, terms, named: bridge) else {
        throw .init(text: "nobody knows what hands it out")
      }
      texts.append(made.head + writer.slice(slice, terms) + "\n" + root)
    }
    var change = edits.change(texts, importing: writer.imports(isBridged: true), changes)
    change.isBridged = true
    change.summary =
      "writes this beside the type and has it take the slice, by default from '\(bridge)'"
    return change
  }

  private var obstacle: String? {
    guard reader.slices.isEmpty else { return "it hands on what it has from elsewhere" }
    let named = subject.regions.lazy.compactMap { region -> SourcePlace? in
      let source = facts.source(region.file)
      return region.tokens.first {
        source.isIdentifier($0) && source.name(at: $0) == "dependencies"
      }.map { reader.place($0, in: region.file) }
    }.first
    return named.map { "something is called 'dependencies' at \(reader.place($0))" }
  }

  /// With `self` where a closure may have to say it.
  private func qualified(_ value: String, at token: Int, _ file: Int) -> String {
    guard subject.isClass,
      case .instance = subject.context(of: token, in: file),
      let brace = facts.source(file).enclosing(token),
      !subject.members.contains(where: { reader.text(of: $0)?.body.lowerBound == brace + 1 })
    else { return value }
    return "self.\(value)"
  }

  /// Has a property that was filled give what the dependencies give.
  private func forwarding(
    _ property: Int32, to value: String, _ use: SliceUse
  ) throws(SliceChange.Obstacle) -> [Finding.Fix.Edit] {
    let name = facts.name(property)
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    let words: Set = ["lazy", "weak", "unowned", "static", "class"]
    guard let text = reader.text(of: property), let type = use.type,
      source.isBinding(text.nameToken - 1),
      source.modifiers(before: text.nameToken).isDisjoint(with: words)
    else { throw .init(text: "'\(name)' is filled in a way that no edit is sure of") }
    let attributes = reader.attributes(of: property)
    if let other = attributes.map({ source.name(at: $0.name) }).first(where: Self.isMore) {
      throw .init(text: "'\(name)' has '@\(other)', which may do more than keep it")
    }
    var changes = attributes.map { attribute in
      let end =
        attribute.arguments.isEmpty ? attribute.name + 1 : attribute.arguments.upperBound + 1
      return edits.removal(attribute.name - 1..<end, in: file)
    }
    changes.append(
      edits.replacement(text.nameToken - 1..<text.nameToken, in: file, by: "var"))
    let written = text.result.isEmpty ? ": \(type.text)" : ""
    let last = text.result.last ?? text.nameToken
    let ends = subject.hasInitialValue(property) ? text.body.upperBound : last + 1
    let value = "\(written) { \(value) }"
    guard ends > last + 1 else {
      return changes + [edits.insertion(value, after: last, in: file)]
    }
    var rest = edits.replacement(last + 1..<ends, in: file, by: value)
    (rest.line, rest.column) = source.end(of: last)
    return changes + [rest]
  }

  /// Whether an attribute does something to its property that looking up a value is not.
  private static func isMore(_ attribute: String) -> Bool {
    !["Dependency", "Injected", "DynamicInjected", "ObservationIgnored"].contains(attribute)
  }

  // MARK: - Taking the slice

  /// The property that keeps the dependencies, and the initialisers that take them.
  private func taking(_ slice: String, from bridge: String) -> [Finding.Fix.Edit] {
    guard let text = reader.text(of: subject.symbol), text.body.lowerBound > 0 else { return [] }
    let brace = text.body.lowerBound - 1
    let parameter = "dependencies: any \(slice) = \(bridge)()"
    let made = initialisers
    guard isOpenToArguments(made) else {
      return [
        edits.lines(["\(writer.access)var \(parameter)"], after: brace, in: subject.file)
      ]
    }
    let isElsewhere = subject.regions.contains { $0.file != subject.file }
    let kept = "\(isElsewhere ? "" : "private ")let dependencies: any \(slice)"
    if made.isEmpty {
      let lines = [kept, "", "init(\(parameter)) {", "  self.dependencies = dependencies", "}", ""]
      return [edits.lines(lines, after: brace, in: subject.file)]
    }
    return [edits.lines([kept], after: brace, in: subject.file)]
      + made.flatMap { file, text in
        let last = text.parameterList.upperBound - 2
        let separator =
          text.parameters.isEmpty ? "" : facts.source(file).matches(last, ",") ? " " : ", "
        return [
          edits.insertion(separator + parameter, after: last, in: file),
          edits.lines(
            ["self.dependencies = dependencies"], after: text.body.lowerBound - 1, in: file),
        ]
      }
  }

  /// The initialisers that fill the type, without those that call another one.
  private var initialisers: [(file: Int, text: DeclarationText)] {
    subject.initializers.compactMap { initializer in
      guard let text = reader.text(of: initializer) else { return nil }
      let file = Int(facts.symbols.base[Int(initializer)].definitionFile)
      let source = facts.source(file)
      let delegates = text.body.contains { token in
        source.matches(token, "self") && source.matches(token + 1, ".")
          && source.matches(token + 2, "init")
      }
      return delegates ? nil : (file, text)
    }
  }

  /// Whether dependencies can be handed in as an argument: not by what a superclass or another module
  /// asks for. A structure without an initialiser has one that takes every `var`.
  private func isOpenToArguments(_ made: [(file: Int, text: DeclarationText)]) -> Bool {
    if made.isEmpty { return subject.isClass && !hasSuperclass }
    let closed: Set = ["required", "override", "public", "open", "package"]
    return made.allSatisfy { file, text in
      facts.source(file).modifiers(before: text.nameToken).isDisjoint(with: closed)
        && !text.body.isEmpty
    }
  }

  private var hasSuperclass: Bool {
    reader.catalog.bases(of: subject.symbol).contains {
      facts.symbols.base[Int($0.base)].kind == .class
    }
  }
}

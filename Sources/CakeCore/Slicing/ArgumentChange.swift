/// The initialiser by which a type that is made with interfaces can be made with a slice as well.
///
/// What makes the type stays as it is: each place can move when its turn has come.
struct ArgumentChange {
  private let reader: SliceReader
  private let writer: SliceWriter
  private var facts: Facts { reader.facts }
  private var subject: SubjectType { reader.subject }

  /// One initialiser, written or the one that a structure has unasked.
  private struct Initialiser {
    var parameters: [(label: String, name: String, text: String, isInout: Bool)] = []
    var mark = ""
    var effects: [String] = []
  }

  /// Nil where it is not made with all that it uses.
  init?(_ reader: SliceReader, _ writer: SliceWriter) {
    let isMade = reader.uses.allSatisfy { use in
      use.sites.contains { if case .argument = $0 { true } else { false } }
    }
    guard isMade, !reader.uses.isEmpty else { return nil }
    self.reader = reader
    self.writer = writer
  }

  func change(
    of made: SliceProposal, slice: String, variants: [[String]]
  ) throws(SliceChange.Obstacle) -> SliceProposal.Change {
    let edits = SubjectEdits(reader)
    let text = try text(taking: slice)
    var change = edits.change(
      variants.map { made.head + writer.slice(slice, $0) }, importing: made.imports, [])
    change.ending = .init(place: edits.end, text: text)
    change.summary = "writes this beside the type, with an initialiser that takes the slice"
    return change
  }

  private func text(taking slice: String) throws(SliceChange.Obstacle) -> String {
    var answers: [String: String] = [:]
    for use in reader.uses {
      for case .argument(let name) in use.sites {
        answers[name] = "dependencies.\(Keyword.quoted(writer.requirement(of: use)))"
      }
    }
    let all = initialisers.filter { Set($0.parameters.map(\.name)).isSuperset(of: answers.keys) }
    guard let one = all.first, all.count == 1 else {
      let who = all.isEmpty ? "no initialiser has" : "several initialisers have"
      throw .init(text: "\(who) all that it uses among their arguments")
    }
    let others = one.parameters.filter { answers[$0.name] == nil }
    let arguments = one.parameters.map { parameter in
      let value = answers[parameter.name] ?? (parameter.isInout ? "&" : "") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let parameters = ["dependencies: any \(slice)"] + others.map(\.text)
    let (isThrowing, isAsync) = (
      !one.effects.isEmpty && one.effects != ["async"], one.effects.first == "async"
    )
    let call = (isThrowing ? "try " : "") + (isAsync ? "await " : "") + "self.init"
    let isClass = subject.isClass && !isActor
    return """
      extension \(facts.path(of: subject.symbol).dropFirst().joined(separator: ".")) {
        /// Takes what it needs from its dependencies.
        \(writer.access)\(isClass ? "convenience " : "")init\(one.mark)(\(parameters.joined(separator: ", ")))\(one.effects.map { " " + $0 }.joined()) {
          \(call)(\(arguments.joined(separator: ", ")))
        }
      }

      """
  }

  private var isActor: Bool {
    guard let text = reader.text(of: subject.symbol) else { return false }
    return reader.source(of: subject.symbol).matches(text.nameToken - 1, "actor")
  }

  private var initialisers: [Initialiser] {
    let written = subject.initializers
    return written.isEmpty ? [memberwise] : written.compactMap(initialiser)
  }

  private func initialiser(_ symbol: Int32) -> Initialiser? {
    guard let text = reader.text(of: symbol), text.generics.isEmpty, text.whereClause.isEmpty
    else { return nil }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    var made = Initialiser()
    if source.matchesAny(text.nameToken + 1, "?", "!") { made.mark = "?" }
    made.effects = (text.parameterList.upperBound..<text.header.upperBound)
      .map { source.text(at: $0) }
    made.parameters = zip(
      source.arguments(in: text.parameterList.lowerBound, text.parameterList.upperBound - 1),
      text.parameters
    ).map { range, parameter in
      let written = TypeSpelling.text(of: range, in: file, reader.catalog)
      return (
        parameter.label, parameter.name, written,
        source.matches(parameter.type.lowerBound, "inout")
      )
    }
    return made
  }

  /// What the compiler makes for a structure: the stored properties, in their order.
  private var memberwise: Initialiser {
    let properties = subject.members.filter {
      subject.isStored($0) && !subject.hasInitialValue($0)
    }.sorted { facts.definitionPlace($0) < facts.definitionPlace($1) }
    var made = Initialiser()
    made.parameters = properties.compactMap { property in
      guard let type = reader.type(of: property) else { return nil }
      let name = facts.name(property)
      return (name, name, "\(Keyword.quoted(name)): \(type.text)", false)
    }
    return made
  }
}

/// Writes what was found as declarations in the house style.
struct SliceWriter {
  let reader: SliceReader
  private let style: HouseStyle
  private var program: Program { reader.program }
  var facts: Facts { reader.facts }
  var catalog: Catalog { reader.catalog }
  var subject: SubjectType { reader.subject }

  /// The names of types that the subject's module has or sees providers of.
  private let taken: Set<String>

  init(_ reader: SliceReader) {
    self.reader = reader
    style = HouseStyle(reader.program)
    let facts = reader.facts
    let module = reader.subject.module
    let declared = facts.symbols {
      let symbol = facts.symbols.base[Int($0)]
      return (symbol.kind == .alias || symbol.kind == .protocol || symbol.kind.isNominal)
        && symbol.definitionFile >= 0 && facts.module($0) == module
    }
    taken = Set((declared + reader.catalog.providers.map(\.symbol)).map(facts.name))
  }

  func proposal() -> SliceProposal {
    var made = SliceProposal()
    let name = sliceName
    made.uses =
      reader.uses.map { use in
        "\(use.shown) (\(lines(of: use).joined(separator: ", ")))"
      } + handed.map { "what '\($0)' needs, to hand it on" }
    made.type = subject.qualifiedName
    made.left = reader.left + replaced + handing + makers
    var terms = handed
    for use in reader.uses where !isCovered(use) {
      if use.provider == nil { made.providers.append(provider(for: use)) }
      terms.append(providerName(of: use))
    }
    if isSendable { terms.append("Sendable") }
    made.slice = slice(name, terms)
    made.bridge = bridge(name, terms)
    made.imports = imports(isBridged: !made.bridge.isEmpty)
    let variants = isSendable ? [terms, Array(terms.dropLast())] : [terms, terms + ["Sendable"]]
    made.outcome = SliceChange(reader, self).outcome(of: made, slice: name, variants: variants)
    switch made.outcome {
    case .change(var change):
      change.slices = variants.map { slice(name, $0) }
      made.outcome = .change(change)
      made.extending = change.ending?.text ?? ""
      if change.isBridged {
        made.bridge = bridge(name, terms, named: bridgeName) ?? ""
        made.imports = imports(isBridged: true)
      }
    case .refused:
      made.left =
        reader.globalRoots.map { "'\($0)' becomes the dependencies that it is given" }
        + made.left
    }
    return made
  }

  private func lines(of use: SliceUse) -> [String] {
    let lines = use.places.map { "\($0.file):\($0.line)" }
    return lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map { lines[$0] }
  }

  // MARK: - Names

  private var sliceName: String {
    if let slice = widened { return facts.name(catalog.slices[slice].symbol) }
    let house = style.slice(for: subject.name)
    if style.nestsSlices { return house }
    let names = [house, subject.name + style.sliceEnding, subject.name + "Needs"]
    return names.first { !taken.contains($0) } ?? house
  }

  func providerName(of use: SliceUse) -> String {
    if let provider = use.provider {
      return facts.path(of: catalog.providers[provider].symbol).dropFirst().joined(separator: ".")
    }
    if use.function != nil, use.name.hasPrefix("make"), use.name.count > 4 {
      return "Makes" + use.name.dropFirst(4)
    }
    let type = use.type?.subject.map(facts.name) ?? ""
    let subjects = [subjectName(of: use), subjectName(of: use) + type]
    let names = subjects.map(style.provider(of:))
    return names.first { !taken.contains($0) } ?? names[0]
  }

  /// `URLSession` of `urlSession: URLSession`, `OldStore` of `oldStore: any Store`.
  private func subjectName(of use: SliceUse) -> String {
    let type = use.type?.subject.map(facts.name) ?? ""
    if NameWords(type).plainProperty == use.name { return type }
    return use.name.prefix(1).uppercased() + use.name.dropFirst()
  }

  /// The slices that it hands on, none that another of them includes.
  private var handed: [String] {
    reader.slices.filter { slice in
      !reader.slices.contains {
        $0 != slice && catalog.slices[slice].needs.isStrictSubset(of: catalog.slices[$0].needs)
      }
    }.flatMap { slice in
      let symbols =
        catalog.isExistential(slice)
        ? catalog.slices[slice].needs.map { catalog.providers[$0].symbol }
        : [catalog.slices[slice].symbol]
      return symbols.map { facts.path(of: $0).dropFirst().joined(separator: ".") }
    }.sorted()
  }

  private func isCovered(_ use: SliceUse) -> Bool {
    guard let provider = use.provider else { return false }
    return reader.slices.contains { catalog.slices[$0].needs.contains(provider) }
  }

  // MARK: - Declarations

  /// `public `, where the type is.
  var access: String {
    guard let text = reader.text(of: subject.symbol) else { return "" }
    let words = reader.source(of: subject.symbol).modifiers(before: text.nameToken)
    if words.contains("public") || words.contains("open") { return "public " }
    return words.contains("package") ? "package " : ""
  }

  private func provider(for use: SliceUse) -> String {
    let property = "var \(Keyword.quoted(use.name)): \(use.type?.text ?? "") { get \(use.effects)}"
    return style.provider(
      providerName(of: use),
      of: use.function == nil ? "the \(NameWords(subjectName(of: use)).text)" : "'\(use.name)'",
      requirement: isolation(of: use) + (use.function ?? property), access: access + nonisolated)
  }

  func slice(_ name: String, _ terms: [String]) -> String {
    let alias = "\(access)typealias \(name) = \(terms.joined(separator: " & "))\n"
    let comment = "/// What the \(NameWords(subject.name).text) needs.\n"
    guard style.nestsSlices else { return comment + alias }
    let path = facts.path(of: subject.symbol).dropFirst().joined(separator: ".")
    return "extension \(path) {\n  \(comment)  \(alias)}\n"
  }

  /// What hands the old values out; empty where there is a root, or where somebody knows a value that
  /// this does not.
  private func bridge(_ name: String, _ terms: [String]) -> String {
    guard reader.slices.isEmpty, roots.isEmpty else { return "" }
    return bridge(name, terms, named: bridgeName) ?? ""
  }

  /// What the root is called that hands out the old values.
  var bridgeName: String {
    taken.contains("BridgeDependencies") ? "\(subject.name)Bridge" : "BridgeDependencies"
  }

  /// The root that hands out the old values; nil where somebody knows a value that this does not.
  func bridge(_ slice: String, _ terms: [String], named name: String) -> String? {
    var lines: [String] = []
    for use in reader.uses {
      guard let line = answer(of: use) else { return nil }
      lines.append(line)
    }
    return """
      /// Hands out what was reached for before, until a root does.
      \(bridgeModifier)struct \(name): \(style.nestsSlices ? terms.joined(separator: " & ") : slice) {
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      }

      """
  }

  /// The line by which a root hands out what was reached for.
  private func answer(of use: SliceUse) -> String? {
    guard let bridge = use.bridge, let type = use.type else { return nil }
    let property =
      "\(bridge.hasPrefix("=") ? "let" : "var") \(Keyword.quoted(requirement(of: use)))"
    return bridge.hasPrefix("@")
      ? "\(bridge) \(property)" : "\(isolation(of: use))\(property): \(type.text) \(bridge)"
  }

  /// What the provider calls it.
  func requirement(of use: SliceUse) -> String {
    let requirements = use.provider.map { catalog.providers[$0].requirements } ?? []
    return requirements.count == 1 ? facts.name(requirements[0]) : use.name
  }

  /// The app's roots that code beside the type can name.
  private var roots: [Root] {
    catalog.roots.indices.filter {
      catalog.roots[$0].kind == .app
        && catalog.visibleModules.reach(catalog.node(root: $0), from: subject.file)
    }.map { catalog.roots[$0] }
  }

  /// What a root that is there has to answer.
  private var handing: [String] {
    guard roots.count == 1 else { return [] }
    let members = Set(facts.members(of: roots[0].symbol).map(facts.name))
    return reader.uses.compactMap { use in
      guard let answer = answer(of: use), !members.contains(requirement(of: use)) else {
        return nil
      }
      return "'\(roots[0].name)' can answer with '\(answer)'"
    }
  }

  /// The slice that the proposal is to replace: the type's own.
  private var widened: Int? {
    guard reader.taken.count == 1, let slice = reader.taken.first, !isTakenByOthers(slice) else {
      return nil
    }
    return slice
  }

  private func isTakenByOthers(_ slice: Int) -> Bool {
    reader.program.consumers.contains { consumer in
      var symbol = consumer.symbol
      while symbol >= 0, symbol != subject.symbol { symbol = facts.nominalParent(symbol) }
      return symbol < 0 && consumer.slices.contains(slice)
    }
  }

  private var replaced: [String] {
    guard reader.taken.count == 1, let taken = reader.taken.first else { return [] }
    let place = catalog.slices[taken].place
    let advice =
      widened == nil
      ? "others take '\(reader.program.shown(catalog.slices[taken].symbol))' too, so it stays:"
        + " '\(subject.name)' takes the proposed slice instead"
      : "the proposed slice takes the place of this one"
    return ["\(place.file):\(place.line): \(advice)"]
  }

  func imports(isBridged: Bool) -> [String] {
    var modules: Set<String> = []
    for use in reader.uses {
      if let provider = use.provider { modules.insert(catalog.providers[provider].module) }
      // A bridge names the type, whoever provides it.
      if use.provider == nil || isBridged {
        for symbol in use.type?.symbols ?? [] {
          modules.insert(reader.moduleName(of: symbol) ?? "")
        }
      }
      if isBridged { modules.insert(use.bridgeModule ?? "") }
    }
    for slice in reader.slices { modules.insert(catalog.slices[slice].module) }
    return modules.subtracting([subject.module, ""]).compactMap(GeneratedImports.importable)
      .sorted().map { "\(access == "public " ? access : "")import \($0)\n" }
  }

  /// Who makes the type, and has to hand the dependencies in from now on.
  private var makers: [String] {
    guard reader.rootTypes.isEmpty else { return [] }
    let makers = facts.symbols {
      facts.symbols.base[Int($0)].kind == .constructor
        && facts.nominalParent($0) == subject.symbol
    }
    let places = catalog.references(to: Set(makers)).filter { !$0.isImplicit }
      .map { facts.place(of: $0) }
    return Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }.map { file, places in
      let lines = Set(places.map(\.line)).sorted().map(String.init).joined(separator: ", ")
      return "\(file):\(lines): '\(subject.name)' is made here: hand its dependencies in"
    }
  }
}

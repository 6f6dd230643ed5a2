/// What one root lacks, in words: for which slice and feature, what comes near, what to add.
struct LackText {
  private let incomplete: IncompleteRoots
  private let root: Root
  private let lack: IncompleteRoots.Lack
  private let compilerNotes: [CompilerMessage]
  private let misfits: [Int32: [Misfit]]
  private let additions: RootAdditions
  private var program: Program { incomplete.program }
  private var catalog: Catalog { incomplete.program.catalog }
  private var facts: Facts { incomplete.program.facts }

  init(_ incomplete: IncompleteRoots, _ root: Int, _ lack: IncompleteRoots.Lack) {
    self.incomplete = incomplete
    self.root = incomplete.program.catalog.roots[root]
    self.lack = lack
    compilerNotes = incomplete.notes[root] ?? []
    misfits = incomplete.misfits[root] ?? [:]
    additions = RootAdditions(incomplete.program, self.root)
  }

  private var providers: [Int] {
    lack.providers.sorted { catalog.providers[$0].name < catalog.providers[$1].name }
  }

  var finding: Finding {
    var subject: [Finding.SubjectKey: Finding.Subject] = [
      .root: .name(root.name), .providers: .names(providers.map { catalog.providers[$0].name }),
    ]
    if let slice = slices.max(by: { isLess($0, $1) }) {
      subject[.slice] = .name(catalog.slices[slice].name)
    }
    return Finding(
      rule: .missingProvider, severity: .error,
      message: "'\(program.shown(root.symbol))' lacks \(list(providers))", location: root.place,
      subject: subject, notes: providers.flatMap(notes) + naming + importing + uses,
      fix: providers.contains(where: isOutOfReach)
        ? nil : additions.fix(members: members, names: terms))
  }

  private func name(_ provider: Int) -> String { program.shown(provider: provider) }

  private func symbol(_ provider: Int) -> Int32 { catalog.providers[provider].symbol }

  /// What is to be added: what is there and does not do is not.
  private var members: [Int32] { providers.flatMap(missing).filter { misfits[$0] == nil } }

  /// The protocols that the root's clause is to name.
  private var terms: [Int32] {
    let slices = lack.slices.map { catalog.slices[$0] }
    let rest = lack.unnamed.subtracting(slices.flatMap(\.needs))
    return (slices.map(\.symbol) + rest.map(symbol))
      .sorted { facts.qualifiedName($0) < facts.qualifiedName($1) }
  }

  /// The slices on whose account the root is to have them, those with most of them last.
  private var slices: [Int] {
    catalog.slices.indices.filter { slice in
      let needs = catalog.slices[slice].needs
      return !needs.isDisjoint(with: lack.providers)
        && needs.isSubset(of: root.provides.union(lack.providers))
    }
  }

  private func isLess(_ one: Int, _ other: Int) -> Bool {
    let left = catalog.slices[one].needs.intersection(lack.providers).count
    let right = catalog.slices[other].needs.intersection(lack.providers).count
    return left != right ? left < right : catalog.slices[one].name > catalog.slices[other].name
  }

  private func notes(on provider: Int) -> [Finding.Note] {
    let missing = missing(provider)
    var notes = missing.flatMap { requirement in
      let owner = catalog.providerOf[facts.nominalParent(requirement)] ?? provider
      let addition =
        additions.namesake(of: requirement) == nil && misfits[requirement] == nil
        ? "; add '\(additions.line(for: requirement))'" : ""
      return [
        Finding.Note(
          message:
            "'\(name(owner))' requires '\(additions.signature(of: requirement))'\(addition)",
          location: facts.definitionPlace(requirement))
      ]
        + (misfits[requirement].map { misfitting($0, requirement) }
          ?? NearMisses(incomplete, root, compilerNotes, additions).notes(on: requirement))
    }
    if missing.isEmpty, terms.contains(symbol(provider)) {
      notes.append(
        .init(
          message: "'\(program.shown(root.symbol))' has what '\(name(provider))' requires; name it",
          location: root.place))
    }
    if isOutOfReach(provider) {
      notes.append(
        .init(
          message: "'\(name(provider))' is for classes alone, and "
            + "'\(program.shown(root.symbol))' is none", location: root.place))
    }
    return notes + demands(for: provider)
  }

  private func misfitting(_ misfits: [Misfit], _ requirement: Int32) -> [Finding.Note] {
    misfits.compactMap { misfit in
      guard let member = incomplete.member(at: misfit.place),
        let place = incomplete.place(misfit.place)
      else { return nil }
      return .init(
        message: "'\(facts.name(member))' is here, but "
          + misfit.text(requirement: facts.name(requirement)), location: place)
    }
  }

  /// Whether only classes can have a provider, and the root is none: no line that is added helps.
  private func isOutOfReach(_ provider: Int) -> Bool {
    catalog.providers[provider].traits.contains("AnyObject")
      && facts.symbols.base[Int(root.symbol)].kind != .class
  }

  private func list(_ providers: [Int]) -> String {
    Self.list(providers.map { "'\(name($0))'" })
  }

  static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names.last!
  }

  /// What the root's clause is to name besides having it.
  private var naming: [Finding.Note] {
    let names = terms.filter { term in
      catalog.providerOf[term].map { !missing($0).isEmpty } ?? true
    }.map { "'\(program.shown($0))'" }
    return names.isEmpty
      ? []
      : [
        .init(
          message: "'\(program.shown(root.symbol))' has to name \(Self.list(names)) as well",
          location: root.place)
      ]
  }

  /// What the root's file is to import for what is added to it.
  private var importing: [Finding.Note] {
    additions.imports(for: members, terms).map {
      .init(message: "'import \($0)' has to stand in this file as well", location: root.place)
    }
  }

  /// The first place where the root is given though it is not what is asked for.
  private var uses: [Finding.Note] {
    guard let use = lack.uses.min(by: { ($0.place, $0.name) < ($1.place, $1.name) }) else {
      return []
    }
    return [
      .init(
        message: "'\(program.shown(root.symbol))' is given here for '\(use.name)'",
        location: use.place)
    ]
  }

  /// The requirements of a provider that the compiler misses, or nobody answers.
  private func missing(_ provider: Int) -> [Int32] {
    let all = catalog.inheritedProviders[provider]
      // What another one that is told of brings is told there.
      .filter { $0 == provider || !lack.providers.contains($0) }
      .flatMap { catalog.providers[$0].requirements }.sorted()
    let pointed = all.filter { requirement in
      misfits[requirement] != nil || compilerNotes.contains { $0.asks(for: requirement, facts) }
    }
    guard !lack.unnamed.contains(provider), !pointed.isEmpty else {
      return all.filter { !additions.answers($0) && !additions.hasDefault($0) }
    }
    // Without its types the compiler looks for nothing else.
    guard pointed.contains(where: additions.isType) else { return pointed }
    return all.filter {
      pointed.contains($0)
        || !additions.isType($0) && !additions.answers($0) && !additions.hasDefault($0)
    }
  }

  /// Which slice asks for it, and where its consumers first use it.
  private func demands(for provider: Int) -> [Finding.Note] {
    slices.filter { catalog.slices[$0].needs.contains(provider) }
      .sorted { catalog.slices[$0].name < catalog.slices[$1].name }
      .map { slice in
        let name = program.shown(slice: slice)
        for index in program.consumersOfSlice[slice] {
          let consumer = program.consumers[index]
          guard let use = program.dealings(of: index).uses[provider] else { continue }
          return .init(
            message: "'\(name)' needs '\(self.name(provider))': "
              + "'\(program.shown(consumer.symbol))' uses it here",
            location: program.place(use))
        }
        return .init(
          message: "'\(name)' needs '\(self.name(provider))'", location: catalog.slices[slice].place
        )
      }
  }
}

/// The roots that the compiler's errors are about, with all that each of them lacks.
struct IncompleteRoots {
  let program: Program
  /// Candidates and requirements that the compiler points to, by the root that the error is about.
  private(set) var notes: [Int: [CompilerMessage]] = [:]
  private(set) var lacks: [Int: Lack] = [:]
  /// What of each root is meant to be a requirement's member, and is not.
  private(set) var misfits: [Int: [Int32: [Misfit]]] = [:]
  /// What types lack that stand inside of functions, by their places.
  private(set) var locals: [SourcePlace: LocalLack] = [:]
  /// The errors about anything else than a root and a provider.
  private(set) var others: [CompilerMessage] = []
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  struct Lack {
    /// Providers that the root names, or is meant to name, without having what they require.
    var providers: Set<Int> = []
    /// Those of them that no clause of the root names.
    var unnamed: Set<Int> = []
    /// The protocols of slices that none of them names either.
    var slices: Set<Int> = []
    /// Where the root is given though something else is asked for.
    var uses: [Use] = []
  }

  struct Use {
    var place: SourcePlace
    /// The slice that is asked for, or the provider where no slice is known.
    var name: String
  }

  init(_ program: Program, _ messages: [CompilerMessage]) {
    self.program = program
    var rest = messages[...]
    while let message = rest.popFirst() {
      let beside = rest.prefix { $0.kind == .note }
      rest = rest.dropFirst(beside.count)
      if message.kind == .error, let root = read(message, beside) {
        notes[root, default: []] += beside
      }
    }
  }

  /// Notes what a root lacks by an error, or that it is about something else; returns the root.
  private mutating func read(
    _ message: CompilerMessage, _ beside: ArraySlice<CompilerMessage>
  ) -> Int? {
    if let misfit = Misfit(message, beside), let root = note(misfit) { return root }
    guard let error = ConformanceError(message) else {
      others.append(message)
      return nil
    }
    if let local = LocalLack(error, message, beside, in: facts) {
      note(local, error, message)
      return nil
    }
    guard let root = root(named: error.type, at: error.place) else {
      others.append(message)
      return nil
    }
    if !note(error, of: root), !error.protocols.allSatisfy(isSlice) { others.append(message) }
    return root
  }

  /// Notes what a type inside of a function lacks.
  private mutating func note(
    _ local: LocalLack, _ error: ConformanceError, _ message: CompilerMessage
  ) {
    let providers = error.protocols.compactMap(provider)
    if !providers.isEmpty {
      locals[local.place, default: local].add(providers, local.notes)
    } else if !error.protocols.allSatisfy(isSlice) {
      others.append(message)
    }
  }

  /// Notes a member that does not do; returns its root.
  private mutating func note(_ misfit: Misfit) -> Int? {
    guard let member = member(at: misfit.place),
      let root = catalog.rootOf[facts.nominalParent(member)], catalog.roots[root].isOwn
    else { return nil }
    let providers =
      misfit.requiring.map { [provider(named: $0)].compactMap(\.self) }
      ?? catalog.roots[root].provides.sorted()
    for provider in providers {
      for requirement in catalog.providers[provider].requirements
      where misfit.isMeant(for: facts.name(requirement), facts.name(member)) {
        lacks[root, default: Lack()].providers.insert(provider)
        misfits[root, default: [:]][requirement, default: []].append(misfit)
        return root
      }
    }
    return nil
  }

  /// What the compiler points to, as far as the index knows it.
  func member(at place: SourcePlace) -> Int32? {
    guard let file = facts.files.firstIndex(where: { $0.absolutePath == place.file }) else {
      return nil
    }
    let range = facts.occurrences(at: place, in: file)
    let record = facts.files[file].record
    return range.lazy.filter { record.occurrences.base[$0].roles.contains(.definition) }
      .map { facts.files[file].numbers.base[Int(record.occurrences.base[$0].symbol)] }
      // What a getter does the compiler tells at its own place.
      .map { symbol in
        let value = facts.symbols.base[Int(symbol)]
        let isAccessor = Subkind.isAccessor(value.subkind) && value.kind.isFunction
        return isAccessor && value.parent >= 0 ? value.parent : symbol
      }
      .first { facts.nominalParent($0) >= 0 && !facts.symbols.base[Int($0)].isImplicit }
  }

  /// Whether a protocol is a slice, which fails together with what it inherits.
  private func isSlice(_ name: String) -> Bool { slice(named: name) != nil }

  private func slice(named name: String) -> Int? {
    let found = catalog.slices.indices.filter { isNamed(catalog.slices[$0].name, name) }
    return found.count == 1 ? found[0] : nil
  }

  /// Notes what a root lacks by one error; returns whether it lacks any of what that names.
  private mutating func note(_ error: ConformanceError, of root: Int) -> Bool {
    let provided = catalog.roots[root].provides
    let inherited = catalog.inheritedProtocols(catalog.roots[root].symbol)
    let slices = error.protocols.compactMap(slice).filter {
      catalog.slices[$0].isProtocol && !inherited.contains(catalog.slices[$0].symbol)
    }
    var missing = Set(error.protocols.compactMap(provider))
    // Only of what a clause names it is said that it is not met.
    if error.asked != nil { missing.subtract(provided) }
    for slice in slices { missing.formUnion(catalog.slices[slice].needs.subtracting(provided)) }
    guard !missing.isEmpty else { return false }
    var lack = lacks[root] ?? Lack()
    let unnamed = missing.subtracting(provided)
    if !unnamed.isEmpty {
      // Where one name is in it, the error is about the first of a slice's; the slice has the others.
      let slice =
        error.asked.flatMap(slice) ?? slices.first
        ?? unnamed.first.flatMap { SliceInDemand(program).slice(at: error.place, with: $0) }
      if let place = place(error.place) {
        let asked = slice.map(program.shown(slice:)) ?? error.asked
        lack.uses.append(
          Use(place: place, name: asked ?? program.shown(provider: unnamed.first!)))
      }
      if let slice { missing.formUnion(catalog.slices[slice].needs.subtracting(provided)) }
      lack.unnamed.formUnion(missing.subtracting(provided))
      lack.slices.formUnion(slices)
    }
    lack.providers.formUnion(missing)
    lacks[root] = lack
    return true
  }

  /// A place of the compiler's with the path that findings have.
  func place(_ place: SourcePlace) -> SourcePlace? {
    guard let file = facts.files.first(where: { $0.absolutePath == place.file }) else { return nil }
    return SourcePlace(file: file.path, line: place.line, column: place.column)
  }

  /// The one root that a type's name in an error means, with or without what it is generic in.
  private func root(named type: String, at place: SourcePlace) -> Int? {
    let name = Self.withoutArguments(type)
    let found = catalog.roots.indices.filter {
      catalog.roots[$0].isOwn && isNamed(catalog.roots[$0].name, name)
    }
    guard found.count > 1 else { return found.first }
    let module = facts.files.first { $0.absolutePath == place.file }?.module
    let near = found.filter { catalog.roots[$0].module == module }
    return near.count == 1 ? near[0] : nil
  }

  /// `App<() -> Log>.Session` is `App.Session`.
  private static func withoutArguments(_ type: String) -> String {
    var depth = 0
    var last: Character?
    return type.filter { character in
      defer { last = character }
      switch character {
      case "<":
        depth += 1
      case ">" where last != "-":
        depth -= 1
        return false
      default: break
      }
      return depth == 0
    }
  }

  private func provider(named name: String) -> Int? {
    let found = catalog.providers.indices.filter { isNamed(catalog.providers[$0].name, name) }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a name as the compiler prints it, with or without its module, means a qualified one.
  private func isNamed(_ qualified: String, _ name: String) -> Bool {
    let (qualified, name) = (qualified.replacing("`", with: ""), name.replacing("`", with: ""))
    return qualified == name || qualified.drop { $0 != "." }.dropFirst() == name
  }

  /// Whether a name is that of something that some root lacks.
  func isLacking(_ name: String) -> Bool {
    lacks.values.contains { lack in
      lack.providers.contains { provider in
        catalog.providers[provider].requirements.contains { facts.name($0) == name }
      }
    }
  }

  func findings(_ severity: Severity) -> [Finding] {
    let findings =
      lacks.keys.sorted().map { LackText(self, $0, lacks[$0]!).finding }
      + locals.values.sorted { $0.place < $1.place }.compactMap { $0.finding(in: self) }
    return findings.map { finding in
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}

/// How a package writes its providers and features, read from those that it has.
struct HouseStyle {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private let providers: [Provider]
  private let slices: [Slice]
  /// The types that take slices.
  private let consumers: [Consumer]

  init(_ program: Program) {
    self.program = program
    let facts = program.facts
    func isOwn(_ symbol: Int32) -> Bool {
      let file = facts.symbols.base[Int(symbol)].definitionFile
      return file >= 0 && facts.files[Int(file)].isOwn && !facts.files[Int(file)].isTest
    }
    providers = program.catalog.providers.filter { isOwn($0.symbol) }
    slices = program.catalog.slices.filter { isOwn($0.symbol) }
    consumers = program.consumers.filter {
      isOwn($0.symbol) && facts.symbols.base[Int($0.symbol)].kind.isNominal
        && program.catalog.rootOf[$0.symbol] == nil
    }
  }

  // MARK: - Names

  /// `Has` of `HasClock`: what most providers' names begin with.
  var providerPrefix: String {
    usual(
      providers.map { facts.name($0.symbol) }.filter {
        $0.hasPrefix("Has") || $0.hasSuffix("Provider")
      }
      .map { $0.hasPrefix("Has") ? "Has" : "" }) ?? "Has"
  }

  /// What a provider of this is called.
  func provider(of name: String) -> String {
    providerPrefix.isEmpty ? "\(name)Provider" : "\(providerPrefix)\(name)"
  }

  /// What a protocol of a provider's name provides: `Weather`, `HasWeather` does.
  func provided(by name: String) -> String? {
    let isPrefixed = !providerPrefix.isEmpty
    guard isPrefixed ? name.hasPrefix(providerPrefix) : name.hasSuffix("Provider") else {
      return nil
    }
    let rest =
      isPrefixed ? name.dropFirst(providerPrefix.count) : name.dropLast("Provider".count)
    return rest.first?.isUppercase == true ? String(rest) : nil
  }

  /// A provider protocol with one requirement.
  func provider(
    _ owner: String, of words: String, requirement: String, access: String
  ) -> String {
    """
    /// Provides \(words).
    \(access)protocol \(owner) {
      \(requirement)
    }

    """
  }

  /// `Dependencies` of `MapDependencies`, or all of a name that is nothing else.
  var sliceEnding: String {
    usual(
      slices.map {
        let name = facts.name($0.symbol)
        return Self.lastWord(name) ?? name
      }) ?? "Dependencies"
  }

  /// `Model` of `MapModel`.
  var consumerEnding: String {
    usual(consumers.compactMap { Self.lastWord(facts.name($0.symbol)) }) ?? "Model"
  }

  /// `struct`, or `final class`.
  var consumerKind: String {
    let kinds = consumers.map { facts.symbols.base[Int($0.symbol)].kind == .class }
    return usual(kinds) == true ? "final class" : "struct"
  }

  /// Whether most providers give `any P`, not a client of closures; what is neither does not count.
  var givesProtocols: Bool {
    usual(
      providers.flatMap(\.requirements).compactMap { requirement -> Bool? in
        guard let (source, parts) = text(of: requirement), let first = parts.result.first else {
          return nil
        }
        if source.matches(first, "any") { return true }
        let file = Int(facts.symbols.base[Int(requirement)].definitionFile)
        let isType =
          catalog.typeReference(at: first, in: file).map {
            facts.symbols.base[Int($0)].kind.isNominal && facts.isDefined($0)
          } ?? false
        return isType ? false : nil
      }) ?? false
  }

  private static func lastWord(_ name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase), start > name.startIndex else {
      return nil
    }
    return String(name[start...])
  }

  /// Whether slices stand inside of the types that take them: `MapModel.Dependencies`.
  var nestsSlices: Bool {
    usual(slices.map { facts.nominalParent($0.symbol) >= 0 }) ?? false
  }

  /// What a slice is called: after what it is for, without the ending that all of those have.
  func slice(for type: String) -> String {
    if nestsSlices { return usual(slices.map { facts.name($0.symbol) }) ?? "Dependencies" }
    let ending = consumerEnding
    let isEnded = type.hasSuffix(ending) && type != ending
    return (isEnded ? String(type.dropLast(ending.count)) : type) + sliceEnding
  }

  // MARK: - Places

  /// The module of a new interface: one of its own where others have their own, else the usual one.
  func interfaceModule(_ name: String) -> String? {
    module(name, providers.map(\.module), endings: ["Interface", "Interfaces", "API", "Core"])
  }

  func featureModule(_ name: String) -> String? {
    module(name, consumers.map(\.module), endings: ["Feature", "UI", "Screen", "Kit"])
  }

  private func module(_ name: String, _ modules: [String], endings: [String]) -> String? {
    let ended = modules.compactMap { module in
      endings.first { module.hasSuffix($0) && module != $0 }
    }
    // Two modules that are named alike are a habit.
    if let ending = usual(ended), Set(modules.filter { $0.hasSuffix(ending) }).count > 1 {
      return name + ending
    }
    return usual(modules)
  }

  /// The folder of a module's sources, relative to the package.
  func folder(of module: String) -> String {
    let known = facts.files.first { $0.module == module && $0.isOwn && !$0.isTest }
    let names = known.map { Folder.names(in: $0.path) } ?? []
    if let index = names.firstIndex(of: module) {
      return names[...index].joined(separator: "/")
    }
    return known == nil
      ? "Sources/\(module)" : names.dropLast().joined(separator: "/")
  }

  func exists(_ module: String) -> Bool {
    facts.files.contains { $0.module == module && $0.isOwn }
  }

  // MARK: - Access

  /// `public `, or nothing: what stands before most declarations of the kind.
  var providerAccess: String { access(of: providers.map(\.symbol)) }
  var featureAccess: String { access(of: slices.map(\.symbol)) }

  /// Whether imports say for whom they are, as where `InternalImportsByDefault` is on; elsewhere the
  /// plain word lets others see what the module shows of another one.
  var importsPublicly: Bool {
    facts.files.indices.contains { file in
      guard facts.files[file].isOwn else { return false }
      let source = facts.source(file)
      return (0..<source.count).contains {
        source.matches($0, "import") && source.matches($0 - 1, "public")
      }
    }
  }

  private func access(of symbols: [Int32]) -> String {
    usual(symbols.compactMap(access(of:))) ?? ""
  }

  /// Nil for what a file keeps to itself: nothing of the kind is made so.
  private func access(of symbol: Int32) -> String? {
    guard let (source, parts) = text(of: symbol) else { return "" }
    var index = parts.nameToken - 1
    while index >= 0, source.isIdentifier(index) || source.matches(index, "@") {
      if source.matches(index, "public") { return "public " }
      if source.matches(index, "package") { return "package " }
      if source.matches(index, "private") || source.matches(index, "fileprivate") { return nil }
      if source[index].startsLine { break }
      index -= 1
    }
    return ""
  }

  private func text(of symbol: Int32) -> (SourceText, DeclarationText)? {
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    guard file >= 0, let parts = program.flow.declarations.text(of: symbol) else { return nil }
    return (facts.source(file), parts)
  }

  /// The one that there is most of, the first by name where several tie.
  private func usual<Value: Hashable>(_ values: [Value]) -> Value? {
    let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
    return counts.max { one, other in
      (one.value, "\(other.key)") < (other.value, "\(one.key)")
    }?.key
  }
}

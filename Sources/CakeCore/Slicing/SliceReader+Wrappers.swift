/// What property wrappers look up: `@Dependency(\.mailer)`, `@Injected(\.mailer)`.
extension SliceReader {
  mutating func readWrappers() {
    for member in subject.members
    where facts.symbols.base[Int(member)].kind == .instanceProperty {
      for (name, arguments) in attributes(of: member) {
        readWrapper(of: member, name, arguments)
      }
    }
  }

  /// Whether a wrapper fills a property, with whatever.
  func isWrapped(_ property: Int32) -> Bool {
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    return attributes(of: property).contains { attribute in
      catalog.typeReference(at: attribute.name, in: file).map {
        facts.symbols.base[Int($0)].kind.isNominal
      } ?? false
    }
  }

  private mutating func readWrapper(of property: Int32, _ name: Int, _ arguments: Range<Int>) {
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    guard let wrapper = catalog.typeReference(at: name, in: file) else { return }
    let isDependency =
      facts.name(wrapper) == "Dependency" && moduleName(of: wrapper) == "Dependencies"
    let isInjected = isOfFactory(
      wrapper, "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected")
    guard isDependency || isInjected else { return }
    let written = "@\(source.name(at: name))(\(source.text(in: arguments)))"
    let here = place(place(name, in: file))
    let (places, isSet) = reads(of: property)
    guard !places.isEmpty else {
      noteUnread(property, at: here)
      return
    }
    if isSet {
      left.append("\(here): '\(facts.name(property))' is set as well; a slice only reads")
      obstacles.append("'\(facts.name(property))' is set as well")
    }
    guard let looked = lookedUp(in: arguments, of: file) else {
      left.append("\(here): what '\(written)' gives is not known: write its provider by hand")
      return
    }
    if isInjected, let type = factory(looked.symbol) {
      let container = "\(facts.name(facts.nominalParent(looked.symbol))).shared"
      addFactory(
        looked.symbol, type, container, places, isKept: facts.name(wrapper) == "Injected",
        facts.name(wrapper).contains("Lazy")
          ? .unclear("'\(written)' makes its value when it is first read") : .property(property))
      return
    }
    guard isDependency, let type = looked.type, !isOfLibrary(type) else {
      let ready = Self.ready[facts.name(looked.symbol)]
      left.append(
        "\(here): "
          + (ready.map { "for '\(written)' there is '\($0)' of LayerCakeEffects" }
            ?? "what '\(written)' gives is not the package's own: write its provider by hand"))
      return
    }
    add(
      SliceUse(
        shown: "'\(written)'", name: looked.name,
        bridge: looked.isKeyed ? written : "@Dependency(\\.\(Keyword.quoted(looked.name)))",
        bridgeModule: moduleName(of: wrapper), sites: [.property(property)], places: places),
      of: type)
  }

  /// What a wrapper gives.
  private struct Looked {
    var name: String
    /// The property at the key path's beginning, or the type that is the key.
    var symbol: Int32
    var type: TypeSpelling?
    var isKeyed = false
  }

  /// What a key path or a type among a wrapper's arguments names.
  private func lookedUp(
    in arguments: Range<Int>, of file: Int
  ) -> Looked? {
    let source = facts.source(file)
    for token in arguments where source.isIdentifier(token) {
      for symbol in facts.symbols(at: token, in: file) {
        let kind = facts.symbols.base[Int(symbol)].kind
        if kind == .instanceProperty {
          return Looked(name: facts.name(symbol), symbol: symbol, type: declaredType(of: symbol))
        }
        if kind.isNominal, source.matches(token + 1, "."), source.matches(token + 2, "self") {
          return keyed(by: symbol)
        }
      }
    }
    return nil
  }

  /// A type that is its own key: its live value is one of it.
  private func keyed(by type: Int32) -> Looked? {
    let isOwn = facts.members(of: type).contains { member in
      ["liveValue", "testValue"].contains(facts.name(member)) && facts.givesOwnType(member)
    }
    guard isOwn else { return nil }
    return Looked(
      name: NameWords(facts.name(type)).plainProperty, symbol: type,
      type: TypeSpelling(of: type, facts), isKeyed: true)
  }

  private func isOfLibrary(_ type: TypeSpelling) -> Bool {
    type.symbols.contains { moduleName(of: $0) == "Dependencies" }
  }

  /// What the library has ready, with what is ready here.
  private static let ready = [
    "date": "HasDate", "uuid": "HasUUID", "continuousClock": "HasClock",
    "suspendingClock": "HasClock", "calendar": "HasCalendar", "locale": "HasLocale",
    "timeZone": "HasTimeZone", "withRandomNumberGenerator": "HasRandomNumbers",
  ]
}

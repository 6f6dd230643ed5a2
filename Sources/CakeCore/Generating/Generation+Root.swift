/// A root with all that its slices need.
extension Generation {
  mutating func writeRoot(_ slices: [Int]) throws(GenerateError) {
    let providers = needs(of: slices)
    guard !providers.isEmpty else { throw .nothingToDo(reason: nothing) }
    let reader = InterfaceReader(graphs: graphs)
    var interface = try reader.interface(
      of: providers.map { facts.usr(catalog.providers[$0].symbol) })
    if slices.contains(where: isSendable) { interface.isSendable = true }
    if let obstacle = interface.obstacle {
      throw .nothingToDo(reason: "no root can be written: \(obstacle)")
    }
    var lines: [String: String] = [:]
    var isGiven = true
    var initializer = RootInitializer(of: interface, access: request.access.prefix)
    for requirement in interface.requirements {
      guard Self.isStored(requirement) else {
        isGiven = false
        continue
      }
      let provider = providers.first { self.provides($0, requirement) } ?? providers[0]
      let value = try add(requirement, of: provider)
      if value != nil { isGiven = false }
      lines[requirement.usr] = stored(requirement, value, of: interface, &initializer)
    }
    modules.formUnion(interface.modules)
    testableModules.formUnion(interface.testableModules)
    let isNamed = try take(slices)
    var writer = DoubleWriter(
      interface: interface, type: request.name, endpoint: request.name,
      access: request.access.prefix,
      conformance: slices.isEmpty || !isNamed
        ? providers.map { name(of: catalog.providers[$0].symbol) }.joined(separator: " & ")
        : slices.map { name(of: catalog.slices[$0].symbol) }.joined(separator: " & "),
      summary: summary(isGiven: isGiven))
    writer.stored = { lines[$0.usr] }
    var owners: [String: String] = [:]
    for requirement in interface.requirements {
      owners[requirement.usr] = providers.first { self.provides($0, requirement) }
        .map { facts.name(catalog.providers[$0].symbol) }
    }
    writer.provider = { owners[$0.usr] }
    writer.closuresHaveDefaults = !request.isPreview
    if interface.isNonisolated { writer.modifier = modifier }
    writer.makesRootOnActor = makesRootOnActor
    if !request.isPreview || !initializer.isStructure { writer.root = initializer }
    if writer.showsTesting { showsTesting = true }
    let root = GeneratedText.Part(name: request.name, text: writer.text())
    parts.insert(root, at: 0)
  }

  /// The line that stores what a requirement gives.
  private func stored(
    _ requirement: Requirement, _ value: String?, of interface: Interface,
    _ initializer: inout RootInitializer
  ) -> String {
    let isolation = requirement.isolation.map { $0 + " " } ?? ""
    initializer.note(isolation)
    let name = Keyword.quoted(requirement.name)
    let type = TypeText(requirement.result).replacingSelf(with: request.name, interface.associated)
    let words = isolation + request.access.prefix
    guard !interface.isGiven(requirement) else {
      initializer.ask(for: name, type, default: value)
      let isConstant = !requirement.isSettable && (interface.isClass || requirement.isNonisolated)
      return words + interface.outside(requirement) + (isConstant ? "let" : "var")
        + " \(name): \(type)"
    }
    if value == nil { initializer.ask(for: name, type, default: nil) }
    // What says its own type needs no other word of it.
    let saysType = value?.hasPrefix("\(type).") == true || value?.hasPrefix("\(type)(") == true
    return "\(words)var \(name)" + (saysType ? "" : ": \(type)") + (value.map { " = \($0)" } ?? "")
  }

  private func name(of symbol: Int32) -> String {
    let path = facts.path(of: symbol)
    return graphs.name(Array(path.dropFirst()), in: path.first)
  }

  private func summary(isGiven: Bool) -> String {
    if request.isPreview { return "What previews need, in values to be given." }
    let need = "What is under test needs this"
    return isGiven
      ? "\(need), all of it given by the test."
      : "\(need), and what a test doesn't say fails it by name."
  }

  /// Adds what naming the slices needs; says whether each can be named outside its file, and be
  /// conformed to.
  private mutating func take(_ slices: [Int]) throws(GenerateError) -> Bool {
    var isNamed = true
    for index in slices {
      let slice = catalog.slices[index]
      guard !catalog.isExistential(index), let symbol = try graphs.symbol(facts.usr(slice.symbol))
      else {
        isNamed = false
        continue
      }
      modules.insert(slice.module)
      if symbol.accessLevel == "internal" { testableModules.insert(slice.module) }
    }
    return isNamed
  }

  /// Whether a slice asks for it beside its providers: `HasClock & Sendable`.
  private func isSendable(_ slice: Int) -> Bool {
    catalog.slices[slice].terms.contains { term in
      switch term.target {
      case .provider: false
      case .slice(let other): isSendable(other)
      case .other(let symbol): facts.name(symbol) == "Sendable"
      }
    }
  }

  private func provides(_ provider: Int, _ requirement: Requirement) -> Bool {
    catalog.providers[provider].protocols.contains { symbol in
      guard let owner = catalog.providerOf[symbol] else { return false }
      return catalog.providers[owner].requirements.contains { facts.usr($0) == requirement.usr }
    }
  }
}

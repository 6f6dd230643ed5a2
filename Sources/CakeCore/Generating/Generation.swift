/// One file on its way.
struct Generation {
  let program: Program
  let request: GenerateRequest
  let graphs: SymbolGraphs
  /// The module that the file is part of.
  let module: String?
  let existing: ExistingDoubles
  private let complaints: @Sendable (String) -> [GenerateTools.Complaint]?
  /// The parts that the compiler refuses, each with what it says.
  private var refused: [String: String] = [:]
  private var parts: [GeneratedText.Part] = []
  private var leftOut: [(name: String, reason: String)] = []
  private var modules: Set<String> = []
  private var testableModules: Set<String> = []
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, _ request: GenerateRequest, _ tools: GenerateTools) {
    self.program = program
    self.request = request
    graphs = SymbolGraphs(read: tools.graphs)
    complaints = tools.complaints
    module =
      request.target ?? request.output.flatMap { GeneratedPlace.module(of: $0, program.facts) }
    existing = ExistingDoubles(
      program.facts, word: request.isPreview ? "preview" : "unimplemented", output: request.output,
      module: module)
  }

  /// Writes everything, and leaves out what the compiler refuses.
  mutating func run() throws(GenerateError) -> GeneratedText {
    let slices = try Selection(program, request).slices()
    let sources = GeneratedSources(program, request).digest()
    // What is left out can be what something else leans on.
    for _ in 0..<4 {
      (parts, leftOut, modules, testableModules) = ([], [], [], [])
      let text = try write(slices, sources)
      guard try refuse(in: text) else { return text }
    }
    throw .refused(name: request.name, reason: "it asks for more than can be generated")
  }

  /// Notes which parts the compiler refuses; says whether there are any.
  private mutating func refuse(in text: GeneratedText) throws(GenerateError) -> Bool {
    guard let complaints = complaints(text.body), !complaints.isEmpty else { return false }
    var line = text.imports.count + 2
    if let missing = complaints.first(where: { $0.line < line && $0.isError }) {
      throw .refused(name: text.imports[max(0, missing.line - 1)], reason: missing.message)
    }
    var isAny = false
    for part in text.parts {
      let end = line + part.text.count { $0 == "\n" } + 1
      defer { line = end }
      // A root is wanted even if something in it is deprecated.
      let isRoot = request.kind == .root && part.name == request.name
      let complaint = complaints.first {
        (line..<end).contains($0.line) && ($0.isError || !isRoot)
      }
      guard let complaint else { continue }
      isAny = true
      refused[part.name] = complaint.message
    }
    // A root that fails because of a double is tried again without.
    if let reason = refused[request.name], request.kind == .root {
      guard refused.count > 1 else { throw .refused(name: request.name, reason: reason) }
      refused[request.name] = nil
    }
    return isAny
  }

  private mutating func write(
    _ slices: [Int], _ sources: String
  ) throws(GenerateError) -> GeneratedText {
    switch request.kind {
    case .doubles: try writeDoubles(slices)
    case .root: try writeRoot(slices)
    case .forwarding: try writeForwarding(slices)
    }
    guard !parts.isEmpty || !leftOut.isEmpty else { throw .nothingToDo(reason: nothing) }
    return GeneratedText(
      imports: GeneratedImports(request, module, modules, testable: testableModules).lines,
      parts: parts, leftOut: leftOut,
      sources: sources)
  }

  private var nothing: String {
    switch request.kind {
    case .doubles: "there is nothing to write a double of"
    case .root: "there is no provider to put in a root"
    case .forwarding: "every provider is forwarded already"
    }
  }

  // MARK: - Doubles

  private mutating func writeDoubles(_ slices: [Int]) throws(GenerateError) {
    for interface in request.interfaces { try writeInterface(interface) }
    guard request.interfaces.isEmpty || !request.slices.isEmpty else { return }
    for provider in needs(of: slices) {
      let interface = try read(provider)
      for requirement in interface.requirements where Self.isStored(requirement) {
        _ = try add(requirement, of: provider)
      }
    }
  }

  /// A protocol by its module and name, or all those of a module.
  private mutating func writeInterface(_ name: String) throws(GenerateError) {
    var parts = name.split(separator: ".").map(String.init)
    let module = parts.removeFirst()
    let known = try graphs.protocols(of: module)
    let asked = known.filter { parts.isEmpty || $0.pathComponents == parts }
    guard !asked.isEmpty else {
      throw .unknown(
        name: name, kind: "protocol",
        known: known.map { "\(module).\($0.pathComponents.joined(separator: "."))" })
    }
    for symbol in asked {
      let interface = try InterfaceReader(graphs: graphs).interface(of: [symbol.usr])
      if interface.requirements.isEmpty, !parts.isEmpty || interface.obstacle == nil {
        leftOut.append((interface.name, "it requires nothing that has no default"))
        continue
      }
      take(
        DoubleWriter.dependency(
          of: interface, arguments: "", endpoint: interface.name, access: request.access.prefix,
          modifier: ""))
    }
  }

  /// Adds what a dependency needs; says whether it can be used.
  @discardableResult
  private mutating func take(_ dependency: Dependency) -> Bool {
    if let part = dependency.part, let reason = refused[part.name] {
      if !leftOut.contains(where: { $0.name == part.name }) {
        leftOut.append((part.name, "the compiler says: \(reason)"))
      }
      return false
    }
    modules.formUnion(dependency.modules)
    testableModules.formUnion(dependency.testableModules)
    if let obstacle = dependency.obstacle, !leftOut.contains(where: { $0.name == obstacle.name }) {
      leftOut.append(obstacle)
    }
    if let part = dependency.part, !parts.contains(where: { $0.name == part.name }) {
      parts.append(part)
    }
    return true
  }

  /// Adds the double of what a property gives, and returns what makes it.
  private mutating func add(
    _ requirement: Requirement, of provider: Int
  ) throws(GenerateError) -> String? {
    if request.isPreview {
      guard let usr = requirement.types[requirement.result], let made = existing.member(of: usr)
      else { return nil }
      return "\(requirement.result).\(made.call)"
    }
    let owner = facts.name(catalog.providers[provider].symbol)
    let reader = DependencyReader(
      graphs: graphs, existing: existing, access: request.access.prefix, modifier: "")
    let dependency = try reader.dependency(
      requirement.result, requirement.types, endpoint: "\(owner).\(requirement.name)")
    return take(dependency) ? dependency.value : nil
  }

  /// Whether a root has a stored property for it, and not a closure.
  private static func isStored(_ requirement: Requirement) -> Bool {
    requirement.kind == .property && !requirement.isStatic && !requirement.isAsync
      && requirement.throwing == .nothing
  }

  // MARK: - Roots

  private mutating func writeRoot(_ slices: [Int]) throws(GenerateError) {
    let providers = needs(of: slices)
    guard !providers.isEmpty else { throw .nothingToDo(reason: nothing) }
    let reader = InterfaceReader(graphs: graphs)
    let interface = try reader.interface(
      of: providers.map { facts.usr(catalog.providers[$0].symbol) })
    if let obstacle = interface.obstacle {
      throw .nothingToDo(reason: "no root can be written: \(obstacle)")
    }
    var lines: [String: String] = [:]
    for requirement in interface.requirements where Self.isStored(requirement) {
      let provider = providers.first { self.provides($0, requirement) } ?? providers[0]
      let value = try add(requirement, of: provider)
      let isolation = requirement.isolation.map { $0 + " " } ?? ""
      let name = Keyword.quoted(requirement.name)
      let type = TypeText(requirement.result).replacingSelf(
        with: request.name, interface.associated)
      // What says its own type needs no other word of it.
      let saysType = value?.hasPrefix("\(type).") == true || value?.hasPrefix("\(type)(") == true
      lines[requirement.usr] =
        "\(isolation)\(request.access.prefix)var \(name)"
        + (saysType ? "" : ": \(type)") + (value.map { " = \($0)" } ?? "")
    }
    modules.formUnion(interface.modules)
    testableModules.formUnion(interface.testableModules)
    for slice in slices {
      modules.insert(catalog.slices[slice].module)
    }
    var writer = DoubleWriter(
      interface: interface, type: request.name, endpoint: request.name,
      access: request.access.prefix,
      conformance: slices.isEmpty
        ? providers.map { facts.name(catalog.providers[$0].symbol) }.joined(separator: " & ")
        : slices.map {
          facts.path(of: catalog.slices[$0].symbol).dropFirst().joined(separator: ".")
        }
        .joined(separator: " & "),
      summary: request.isPreview
        ? "What previews need, in values to be given."
        : "What is under test needs this, and what a test doesn't say fails it by name.")
    writer.stored = { lines[$0.usr] }
    var owners: [String: String] = [:]
    for requirement in interface.requirements {
      owners[requirement.usr] = providers.first { self.provides($0, requirement) }
        .map { facts.name(catalog.providers[$0].symbol) }
    }
    writer.provider = { owners[$0.usr] }
    writer.closuresHaveDefaults = !request.isPreview
    let root = GeneratedText.Part(name: request.name, text: writer.text())
    parts.insert(root, at: 0)
  }

  private func provides(_ provider: Int, _ requirement: Requirement) -> Bool {
    catalog.providers[provider].protocols.contains { symbol in
      guard let owner = catalog.providerOf[symbol] else { return false }
      return catalog.providers[owner].requirements.contains { facts.usr($0) == requirement.usr }
    }
  }

  private func read(_ provider: Int) throws(GenerateError) -> Interface {
    try InterfaceReader(graphs: graphs).interface(of: [
      facts.usr(catalog.providers[provider].symbol)
    ])
  }

  private func needs(of slices: [Int]) -> [Int] {
    let needs = slices.reduce(into: Set<Int>()) { $0.formUnion(catalog.slices[$1].needs) }
    return needs.sorted { catalog.providers[$0].name < catalog.providers[$1].name }
  }

  // MARK: - Forwarding

  private mutating func writeForwarding(_ slices: [Int]) throws(GenerateError) {
    let forwarded = Forwarding.present(in: program, except: request.output)
    for provider in needs(of: slices) where !forwarded.contains(provider) {
      let interface = try read(provider)
      guard interface.testableModules.isSubset(of: module.map { [$0] } ?? []) else {
        leftOut.append((interface.name, "its module shows it to nobody"))
        continue
      }
      do throws(Forwarding.Obstacle) {
        let text = try Forwarding.text(interface, access: request.access.prefix)
        parts.append(.init(name: interface.name, text: text))
        modules.formUnion(interface.modules)
        testableModules.formUnion(interface.testableModules)
      } catch {
        leftOut.append((interface.name, error.reason))
      }
    }
  }
}

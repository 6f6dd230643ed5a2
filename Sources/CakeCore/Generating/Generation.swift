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
  private(set) var refused: [String: String] = [:]
  /// Whether the root is made on the actor of its values: tried where it can't be made anywhere.
  private(set) var makesRootOnActor = false
  private let importsInternally: Bool
  private let linksTesting: @Sendable (String) -> Bool
  /// What tells a type that it is on no actor, where it would be; it is tried without, where something
  /// that a test target makes itself can't be made so.
  private(set) var modifier: String
  var parts: [GeneratedText.Part] = []
  var leftOut: [(name: String, reason: String)] = []
  /// The protocols that were asked for by name.
  var interfaces: Set<String> = []
  var modules: Set<String> = []
  var testableModules: Set<String> = []
  var showsTesting = false
  /// The properties that have each double, and the doubles that several have.
  private var users: [String: String] = [:]
  private var shared: Set<String> = []
  var facts: Facts { program.facts }
  var catalog: Catalog { program.catalog }

  init(_ program: Program, _ request: GenerateRequest, _ tools: GenerateTools) {
    self.program = program
    self.request = request
    graphs = SymbolGraphs(read: tools.graphs)
    complaints = tools.complaints
    importsInternally = tools.importsInternally
    linksTesting = tools.linksTesting
    modifier = tools.isolatesByDefault ? "nonisolated " : ""
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
    for _ in 0..<6 {
      let known = shared
      var text = try write(slices, sources)
      if shared != known { text = try write(slices, sources) }
      try throwIfUnlinked(text)
      guard try refuse(in: text) else { return text }
    }
    throw .refused(name: request.name, reason: "it asks for more than can be generated")
  }

  /// Throws where what is for tests would go among what is not.
  private func throwIfUnlinked(_ text: GeneratedText) throws(GenerateError) {
    guard text.imports.contains(where: { $0.hasSuffix("import LayerCakeTesting") }),
      let place = request.output.flatMap({ GeneratedPlace.module(of: $0, facts) }),
      !linksTesting(place), !GeneratedPlace.isForTests(place, facts)
    else { return }
    throw .unlinked(module: place)
  }

  /// Notes which parts the compiler refuses; says whether there are any.
  private mutating func refuse(in text: GeneratedText) throws(GenerateError) -> Bool {
    guard let complaints = complaints(text.body), !complaints.isEmpty else { return false }
    if request.kind == .root,
      let place = complaints.first(where: { $0.message.contains("'\(request.name)'") })?.declared
    {
      throw .declared(name: request.name, place: place)
    }
    let ambiguous = Set(complaints.compactMap { SymbolGraphs.ambiguous(in: $0.message) })
    guard ambiguous.isSubset(of: graphs.qualified) else {
      graphs.qualified.formUnion(ambiguous)
      return true
    }
    var line = text.imports.count + 2
    if let missing = complaints.first(where: { $0.line < line && $0.isError }) {
      throw .refused(name: text.imports[max(0, missing.line - 1)], reason: missing.message)
    }
    var (isAny, isOther) = (false, false)
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
      isOther = isOther || !isRoot
      refused[part.name] = complaint.message
    }
    // A root that fails because of a double is tried again without.
    if request.kind == .root, let reason = refused.removeValue(forKey: request.name), !isOther {
      guard !makesRootOnActor || !modifier.isEmpty else {
        throw .refused(name: request.name, reason: reason)
      }
      if makesRootOnActor { modifier = "" }
      makesRootOnActor.toggle()
    }
    return isAny
  }

  private mutating func write(
    _ slices: [Int], _ sources: String
  ) throws(GenerateError) -> GeneratedText {
    (parts, leftOut, interfaces, showsTesting) = ([], [], [], false)
    (modules, testableModules) = ([], [])
    switch request.kind {
    case .doubles: try writeDoubles(slices)
    case .root: try writeRoot(slices)
    case .forwarding: try writeForwarding(slices)
    }
    guard !parts.isEmpty || !leftOut.isEmpty else { throw .nothingToDo(reason: nothing) }
    return GeneratedText(
      imports: GeneratedImports(
        request, module, modules, testable: testableModules,
        // Everything that fails by name is said so.
        usesTesting: parts.contains {
          $0.text.contains("unimplemented(") || $0.text.contains("recordUnimplemented(")
        },
        showsTesting: showsTesting, importsInternally: importsInternally
      ).lines,
      parts: parts, leftOut: leftOut,
      sources: sources)
  }

  var nothing: String {
    switch request.kind {
    case .doubles: "there is nothing to write a double of"
    case .root: "there is no provider to put in a root"
    case .forwarding: "every provider is forwarded already"
    }
  }

  /// Adds what a dependency needs; says whether it can be used.
  @discardableResult
  mutating func take(_ dependency: Dependency) -> Bool {
    if let part = dependency.part, let reason = refused[part.name] {
      if !leftOut.contains(where: { $0.name == part.name }) {
        leftOut.append((part.name, "the compiler says: \(reason)"))
      }
      return false
    }
    modules.formUnion(dependency.modules)
    testableModules.formUnion(dependency.testableModules)
    showsTesting = showsTesting || dependency.showsTesting
    if let obstacle = dependency.obstacle, !leftOut.contains(where: { $0.name == obstacle.name }) {
      leftOut.append(obstacle)
    }
    if let part = dependency.part {
      if let known = parts.firstIndex(where: { $0.name == part.name }) {
        if dependency.isSendable { parts[known] = part }
      } else {
        parts.append(part)
      }
    }
    return true
  }

  /// Adds the double of what a property gives, and returns what makes it.
  mutating func add(
    _ requirement: Requirement, of provider: Int
  ) throws(GenerateError) -> String? {
    if request.isPreview {
      guard let usr = requirement.types[requirement.result], let made = existing.member(of: usr)
      else { return nil }
      return "\(requirement.result).\(made.call)"
    }
    let owner = facts.name(catalog.providers[provider].symbol)
    let reader = DependencyReader(
      graphs: graphs, existing: existing, access: request.access.prefix, modifier: modifier,
      shared: shared)
    let endpoint = "\(owner).\(requirement.name)"
    let dependency = try reader.dependency(
      requirement.result, requirement.types, endpoint: endpoint)
    if let name = dependency.part?.name, let user = users.updateValue(endpoint, forKey: name),
      user != endpoint
    {
      shared.insert(name)
    }
    return take(dependency) ? dependency.value : nil
  }

  /// Whether a root has a stored property for it, and not a closure.
  static func isStored(_ requirement: Requirement) -> Bool {
    requirement.kind == .property && !requirement.isStatic && !requirement.isAsync
      && requirement.throwing == .nothing && !requirement.isSetElsewhere
  }

  func read(_ provider: Int) throws(GenerateError) -> Interface {
    try InterfaceReader(graphs: graphs).interface(of: [
      facts.usr(catalog.providers[provider].symbol)
    ])
  }

  func needs(of slices: [Int]) -> [Int] {
    let needs = slices.reduce(into: Set<Int>()) { $0.formUnion(catalog.slices[$1].needs) }
    return needs.sorted { catalog.providers[$0].name < catalog.providers[$1].name }
  }
}

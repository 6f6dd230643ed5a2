/// What a type has to have that conforms to some protocols, inherited requirements included.
struct Interface {
  /// As the source names it: `Outer.Inner`, `A & B`.
  var name: String
  var requirements: [Requirement] = []
  /// The associated types that are left open, each with what it conforms to.
  var parameters: [(name: String, conformances: [String])] = []
  /// Those that a protocol fixes.
  var aliases: [(name: String, type: String)] = []
  /// What the open ones have to do with each other.
  var constraints: [String] = []
  var isClass = false
  var isActor = false
  var isSendable = false
  /// Whether that is asked beside the protocols: `any A & Sendable`.
  var addsSendable = false
  var isolation: String?
  var availability: String?
  /// The modules that declare what the requirements name.
  var modules: Set<String> = []
  /// Those of them that show some of it to tests alone.
  var testableModules: Set<String> = []
  /// Whether C declares some of what they name.
  var namesC = false
  /// Why nothing can conform that is not written by hand; nil where something can.
  var obstacle: String?
  /// The errors that something throws, with one of each to throw.
  var errors: [String: String] = [:]

  /// What stands for `Self.Item` in a type that conforms.
  var associated: [String: String] {
    Dictionary(
      (parameters.map { ($0.name, $0.name) } + aliases.map { ($0.name, $0.name) })
    ) { first, _ in
      first
    }
  }

  /// Whether some of it is on no actor: a type that answers it is not, either.
  var isNonisolated: Bool {
    !isActor && isolation == nil
      && (requirements.isEmpty || requirements.contains { $0.isolation == nil })
  }

  /// Whether what a value stores can't be set once it is made.
  var isFixed: Bool { isActor || isClass && isSendable && isolation == nil }

  /// Whether what answers a requirement is given to the initialiser: nothing sets it later.
  ///
  /// A class stores nothing that could change beside its actor.
  func isGiven(_ requirement: Requirement) -> Bool {
    isFixed || isClass && isolation != nil && requirement.isNonisolated
  }

  /// The word for what a requirement has stored beside the actor of all else.
  func outside(_ requirement: Requirement) -> String {
    requirement.isNonisolated && (isolation != nil || isActor) ? "nonisolated " : ""
  }
}

/// Reads interfaces out of symbol graphs.
struct InterfaceReader {
  let graphs: SymbolGraphs

  func interface(of usrs: [String]) throws(GenerateError) -> Interface {
    var names: [String] = []
    var associated = AssociatedTypes()
    var interface = Interface(name: "")
    var seen: Set<String> = []
    for usr in usrs {
      guard let symbol = try graphs.symbol(usr) else {
        interface.obstacle = "nobody knows what it asks for"
        continue
      }
      names.append(graphs.name(of: symbol))
      for part in try graphs.closure(of: usr) where seen.insert(part).inserted {
        try add(part, to: &interface, &associated)
      }
      associated.primary += associated.primaries(of: symbol)
    }
    interface.name = names.joined(separator: " & ")
    associated.finish(&interface)
    return interface
  }

  private func add(
    _ usr: String, to interface: inout Interface, _ associated: inout AssociatedTypes
  ) throws(GenerateError) {
    guard !SymbolGraphs.isMarker(usr) else {
      if usr == SymbolGraphs.actor { interface.isActor = true }
      if usr == SymbolGraphs.sendable { interface.isSendable = true }
      return
    }
    guard let symbol = try graphs.symbol(usr) else {
      interface.obstacle = "it inherits from a protocol of C or Objective-C"
      return
    }
    try note(symbol, in: &interface)
    try readHead(symbol, &interface)
    associated.readConstraints(of: symbol)
    for requirement in try graphs.requirements(of: usr) {
      if requirement.kind.identifier == "swift.associatedtype" {
        try note(requirement, in: &interface)
        associated.add(requirement)
        continue
      }
      // The compiler answers 'hashValue' itself, and warns of who does.
      guard !graphs.hasDefault(requirement.usr), requirement.usr != "s:SH9hashValueSivp",
        var read = Requirement(requirement)
      else { continue }
      // What holds for all of it is said there.
      if read.availability == symbol.availabilityAttribute { read.availability = nil }
      try note(requirement, in: &interface)
      if case .typed(let error) = read.throwing {
        interface.errors[error] = try thrown(error, in: requirement)
      }
      if let known = interface.requirements.firstIndex(where: { $0.isMet(with: read) }) {
        interface.requirements[known].meet(read)
      } else if !read.isOverride {
        interface.requirements.append(read)
      }
    }
  }

  /// What stands before and after a protocol's name.
  private func readHead(
    _ symbol: SymbolGraph.Symbol, _ interface: inout Interface
  ) throws(GenerateError) {
    let text = SourceText(Array(symbol.declaration.utf8))
    guard let keyword = (0..<text.count).first(where: { text.matches($0, "protocol") }) else {
      return
    }
    for index in 0..<keyword where text.matches(index, "@") {
      let attribute = text.name(at: index + 1)
      if attribute == "objc" { interface.obstacle = "it is a protocol of Objective-C" }
      if attribute.first?.isUppercase == true { interface.isolation = "@" + attribute }
    }
    interface.availability = interface.availability ?? symbol.availabilityAttribute
    let end = (keyword..<text.count).first { text.matches($0, "where") } ?? text.count
    for index in keyword..<end where text.matches(index, "AnyObject") { interface.isClass = true }
    for named in symbol.namedTypes {
      guard let usr = named.preciseIdentifier, usr.hasSuffix("C") || usr.hasPrefix("c:objc(cs)"),
        symbol.declaration.contains("protocol \(symbol.name) : \(named.spelling)")
      else { continue }
      interface.obstacle = "what conforms must be a subclass of '\(named.spelling)'"
    }
  }

  /// Notes which modules a declaration's types come from.
  func note(
    _ symbol: SymbolGraph.Symbol, in interface: inout Interface
  ) throws(GenerateError) {
    for usr in symbol.namedTypes.compactMap(\.preciseIdentifier) + [symbol.usr] {
      guard let module = SymbolGraphs.module(of: usr) else {
        if usr.hasPrefix("c:") { interface.namesC = true }
        continue
      }
      interface.modules.insert(module)
    }
    if symbol.accessLevel == "internal", let module = SymbolGraphs.module(of: symbol.usr) {
      interface.testableModules.insert(module)
    }
  }

  /// An error of a type, to throw in place of an answer that a test did not give.
  private func thrown(
    _ error: String, in requirement: SymbolGraph.Symbol
  ) throws(GenerateError) -> String? {
    let last = error.split(separator: ".").last.map(String.init) ?? error
    guard
      let usr = requirement.namedTypes.first(where: { $0.spelling == last || $0.spelling == error }
      )?
      .preciseIdentifier
    else { return nil }
    let cases = try graphs.members(of: usr).filter { $0.kind.identifier == "swift.enum.case" }
    // One without a value says least.
    if let plain = cases.first(where: { !$0.declaration.contains("(") }) {
      return "\(error).\(Keyword.quoted(plain.name))"
    }
    return nil
  }
}

/// The symbols of all modules that somebody asked about, each module read when it is first needed.
final class SymbolGraphs {
  private let read: (String) throws(GenerateError) -> [SymbolGraph]
  private var modules: Set<String> = []
  private var symbols: [String: SymbolGraph.Symbol] = [:]
  private var requirements: [String: [String]] = [:]
  private var members: [String: [String]] = [:]
  private var inherited: [String: [String]] = [:]
  private var defaults: [(source: SymbolGraph.Symbol, target: String)] = []
  /// The types that are written with their module: another that is imported has one of the name.
  var qualified: Set<String> = []
  /// The requirements that every conforming type gets for nothing.
  private var answered: Set<String> = []

  /// - Parameter read: Gives a module's graph, with those of what it adds to other modules.
  init(read: @escaping (String) throws(GenerateError) -> [SymbolGraph]) { self.read = read }

  /// Reads a module unless it has been.
  func load(_ module: String) throws(GenerateError) {
    guard modules.insert(module).inserted else { return }
    for graph in try read(module) { add(graph) }
  }

  private func add(_ graph: SymbolGraph) {
    var added: [String: SymbolGraph.Symbol] = [:]
    for symbol in graph.symbols {
      symbols[symbol.usr] = symbol
      added[symbol.usr] = symbol
    }
    for relationship in graph.relationships {
      switch relationship.kind {
      case "requirementOf":
        requirements[relationship.target, default: []].append(relationship.source)
      case "memberOf": members[relationship.target, default: []].append(relationship.source)
      case "conformsTo": inherited[relationship.source, default: []].append(relationship.target)
      case "defaultImplementationOf":
        if let source = added[relationship.source] {
          defaults.append((source, relationship.target))
        }
      default: break
      }
    }
  }

  /// A symbol by its USR, from the module that the USR names.
  func symbol(_ usr: String) throws(GenerateError) -> SymbolGraph.Symbol? {
    if let known = symbols[usr] { return written(known) }
    guard let module = Self.module(of: usr) else { return nil }
    try load(module)
    return symbols[usr].map(written)
  }

  /// Whether every type that conforms gets a requirement for nothing.
  ///
  /// What is for some types only answers nothing for sure, nor does what another protocol has.
  func hasDefault(_ requirement: String) -> Bool {
    for (source, target) in defaults {
      guard source.swiftExtension?.constraints?.isEmpty ?? true, let asked = symbols[target],
        source.pathComponents.dropLast() == asked.pathComponents.dropLast(),
        // The compiler notes all of one name, whatever they take.
        let one = Requirement(source), let other = Requirement(asked), one.answers(other)
      else { continue }
      answered.insert(target)
    }
    defaults = []
    return answered.contains(requirement)
  }

  /// The requirements that a protocol adds to those that it inherits, in the order written.
  func requirements(of usr: String) throws(GenerateError) -> [SymbolGraph.Symbol] {
    _ = try symbol(usr)
    return (requirements[usr] ?? []).compactMap { symbols[$0].map(written) }
  }

  func members(of usr: String) throws(GenerateError) -> [SymbolGraph.Symbol] {
    _ = try symbol(usr)
    return (members[usr] ?? []).compactMap { symbols[$0].map(written) }
  }

  /// A protocol and all that it inherits from, markers too, each before what adds to it.
  func closure(of usr: String) throws(GenerateError) -> [String] {
    var seen: Set<String> = []
    var ordered: [String] = []
    try visit(usr, &seen, &ordered)
    return ordered
  }

  private func visit(
    _ usr: String, _ seen: inout Set<String>, _ ordered: inout [String]
  ) throws(GenerateError) {
    guard seen.insert(usr).inserted else { return }
    if !Self.isMarker(usr) { _ = try symbol(usr) }
    for base in (inherited[usr] ?? []).sorted() { try visit(base, &seen, &ordered) }
    ordered.append(usr)
  }

  /// Every protocol of a module, by name.
  func protocols(of module: String) throws(GenerateError) -> [SymbolGraph.Symbol] {
    try load(module)
    return symbols.values.filter {
      $0.kind.identifier == "swift.protocol" && Self.module(of: $0.usr) == module
    }.sorted {
      ($0.pathComponents.joined(separator: "."), $0.usr) < (
        $1.pathComponents.joined(separator: "."), $1.usr
      )
    }
  }

  /// Protocols that ask for nothing that could be written down.
  static func isMarker(_ usr: String) -> Bool { markers.contains(usr) }

  static let sendable = "s:s8SendableP"
  static let actor = "s:ScA"
  private static let markers: Set = [
    sendable, "s:s16SendableMetatypeP", "s:s8CopyableP", "s:s9EscapableP", "s:s15BitwiseCopyableP",
    actor, "s:s8AnyActorP", "s:s5ErrorP", "s:yXl",
  ]

  /// The module that a USR begins with; nil for what C declares.
  static func module(of usr: String) -> String? {
    guard let text = Demangler.text(usr: usr) else { return nil }
    // `(extension in M):N.Type` stands in M.
    let prefix = "(extension in "
    guard let start = text.firstRange(of: prefix) else {
      return text.firstIndex(of: ".").map { String(text[..<$0]) }
        .flatMap { $0.last { !$0.isLetter && !$0.isNumber && $0 != "_" } == nil ? $0 : nil }
    }
    return text[start.upperBound...].firstIndex(of: ")").map {
      String(text[start.upperBound..<$0])
    }
  }
}

/// What a provider gives, and how a test can stand in for it.
struct Dependency {
  /// An expression that makes a double; nil where only a person knows a value.
  var value: String?
  /// The double's declaration, where there is none yet.
  var part: GeneratedText.Part?
  /// Whether that does for more than another declaration of its name, which asks for no `Sendable`.
  var isSendable = false
  var modules: Set<String> = []
  var testableModules: Set<String> = []
  /// Whether what is public of the double names what LayerCakeTesting has.
  var showsTesting = false
  /// Why there is no double where there could be one.
  var obstacle: (name: String, reason: String)?
}

/// Finds doubles for what providers give: those that are there, and those to write.
struct DependencyReader {
  let graphs: SymbolGraphs
  let existing: ExistingDoubles
  let access: String
  /// What stands before what is on no actor: `nonisolated `, or nothing.
  let modifier: String
  /// The doubles that several properties have: which of them a failure is of, nobody can tell.
  var shared: Set<String> = []

  /// - Parameters:
  ///   - type: The property's type, as the provider writes it.
  ///   - types: What the names in it mean.
  ///   - endpoint: `HasGitHub.gitHub`.
  func dependency(
    _ type: String, _ types: [String: String], endpoint: String
  ) throws(GenerateError) -> Dependency {
    let source = SourceText(Array(type.utf8))
    if source.matches(0, "any") {
      return try existential(source, source.written(1..<source.count), types, endpoint)
    }
    if TypeText(type).isFunction {
      return Dependency(value: "unimplemented(\"\(endpoint)\")")
    }
    if type.hasSuffix("?") { return Dependency(value: "nil") }
    // `Self.Shelf`, as requirements have it.
    guard let usr = types[type] ?? types[type.replacing(/^Self\./, with: "")],
      let symbol = try graphs.symbol(usr)
    else { return Dependency() }
    if symbol.kind.identifier == "swift.typealias" {
      return try alias(symbol, endpoint)
    }
    if symbol.kind.identifier == "swift.associatedtype" {
      return try associatedType(symbol, endpoint)
    }
    if let made = existing.member(of: usr) {
      var found = Dependency(value: "\(type).\(made.call)")
      if !made.isImplicitlyVisible { found.modules.insert(made.module) }
      return found
    }
    guard ["swift.struct", "swift.class"].contains(symbol.kind.identifier) else {
      return Dependency()
    }
    return try ClientWriter(graphs: graphs, access: access, modifier: modifier)
      .dependency(symbol, named: type, endpoint: endpoint)
  }

  /// What an alias stands for is what it is.
  private func alias(
    _ symbol: SymbolGraph.Symbol, _ endpoint: String
  ) throws(GenerateError) -> Dependency {
    let text = SourceText(Array(symbol.declaration.utf8))
    guard let sign = (0..<text.count).first(where: { text.matches($0, "=") }) else {
      return Dependency()
    }
    var types: [String: String] = [:]
    for type in symbol.namedTypes { types[type.spelling] = type.preciseIdentifier }
    return try dependency(text.written(sign + 1..<text.count), types, endpoint: endpoint)
  }

  /// A double of what conformers have to give; which one a root gives stays open.
  private func associatedType(
    _ symbol: SymbolGraph.Symbol, _ endpoint: String
  ) throws(GenerateError) -> Dependency {
    let text = SourceText(Array(symbol.declaration.utf8))
    let end =
      (0..<text.count).first { text.matches($0, "=") || text.matches($0, "where") } ?? text.count
    guard let colon = (0..<end).first(where: { text.matches($0, ":") }) else { return Dependency() }
    var types: [String: String] = [:]
    for type in symbol.namedTypes { types[type.spelling] = type.preciseIdentifier }
    let terms = text.arguments(in: colon, end).map(text.written)
    let source = SourceText(Array("any \(terms.joined(separator: " & "))".utf8))
    var found = try existential(source, source.written(1..<source.count), types, endpoint)
    found.value = nil
    return found
  }

  private func existential(
    _ source: SourceText, _ composition: String, _ types: [String: String], _ endpoint: String
  ) throws(GenerateError) -> Dependency {
    var usrs: [String] = []
    var arguments = ""
    var index = 1
    while index < source.count {
      var end = index + 1
      while end < source.count, !source.matches(end, "&"), !source.startsWith(end, 60) { end += 1 }
      let name = source.written(index..<end)
      if source.startsWith(end, 60) {
        let close = source.skipAngles(end)
        arguments = source.written(end..<close)
        end = close
      }
      if let usr = types[name] {
        usrs += try protocols(behind: usr)
      } else if name != "AnyObject" {
        return Dependency()
      }
      index = end + 1
    }
    let isSendable = usrs.contains(SymbolGraphs.sendable)
    usrs.removeAll(where: SymbolGraphs.isMarker)
    guard let first = usrs.first else { return Dependency() }
    if usrs.count == 1, let double = existing.type(conformingTo: first) {
      var found = Dependency(value: "\(double.name)()")
      found.modules.insert(double.module)
      return found
    }
    var interface = try InterfaceReader(graphs: graphs).interface(of: usrs)
    if isSendable, !interface.isSendable, !interface.isActor {
      interface.isSendable = true
      interface.addsSendable = true
    }
    return DoubleWriter.dependency(
      of: interface, arguments: arguments,
      endpoint: shared.contains(DoubleWriter.name(of: interface)) ? nil : endpoint, access: access,
      modifier: modifier)
  }

  /// A protocol, or those that an alias joins.
  func protocols(behind usr: String) throws(GenerateError) -> [String] {
    guard let symbol = try graphs.symbol(usr), symbol.kind.identifier == "swift.typealias" else {
      return [usr]
    }
    var found: [String] = []
    for named in symbol.namedTypes.compactMap(\.preciseIdentifier) {
      found += try protocols(behind: named)
    }
    return found
  }
}

extension DoubleWriter {
  static func name(of interface: Interface) -> String {
    interface.name.split(whereSeparator: { ".& ".contains($0) }).joined() + "Double"
  }

  /// The double of an interface, as a dependency.
  ///
  /// - Parameter endpoint: `HasGitHub.gitHub`; nil for the double itself.
  static func dependency(
    of interface: Interface, arguments: String, endpoint: String?, access: String, modifier: String
  ) -> Dependency {
    let name = name(of: interface)
    var found = Dependency(modules: interface.modules, testableModules: interface.testableModules)
    if let obstacle = interface.obstacle {
      found.obstacle = (interface.name, obstacle)
      return found
    }
    let writer = DoubleWriter(
      interface: interface, type: name, endpoint: endpoint ?? name, access: access,
      modifier: interface.isNonisolated ? modifier : "")
    found.part = .init(name: name, text: writer.text())
    found.isSendable = interface.addsSendable
    found.showsTesting = writer.showsTesting
    // A double with more that is open than the type says can't be made without saying it.
    let list = SourceText(Array(arguments.utf8))
    let count = list.count > 2 ? list.arguments(in: 0, list.count - 1).count : 0
    let isFull = interface.parameters.count == count
    found.value = isFull ? "\(name)\(arguments)()" : nil
    return found
  }
}

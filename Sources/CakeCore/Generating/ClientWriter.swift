/// Writes `.unimplemented()` for a client that is a type of closures.
struct ClientWriter {
  let graphs: SymbolGraphs
  let access: String
  /// What stands before what is on no actor: `nonisolated `, or nothing.
  let modifier: String

  func dependency(
    _ symbol: SymbolGraph.Symbol, named type: String, endpoint: String
  ) throws(GenerateError) -> Dependency {
    var best: (requirement: Requirement, symbol: SymbolGraph.Symbol, closures: Int)?
    // What no closure gives, of a type that has closures.
    var other: String?
    for member in try graphs.members(of: symbol.usr)
    where member.kind.identifier == "swift.init" && member.swiftExtension == nil {
      guard let read = Requirement(member), !read.isOverride, read.failing.isEmpty,
        read.throwing == .nothing, !read.isAsync, !read.isGeneric
      else { continue }
      let defaults = Self.defaults(of: member)
      let given = read.parameters.indices.filter {
        TypeText(read.parameters[$0].type).isFunction || !defaults.contains($0)
      }
      let closures = given.count { TypeText(read.parameters[$0].type).isFunction }
      if closures > 0, closures < given.count {
        other = given.map { read.parameters[$0] }.first { !TypeText($0.type).isFunction }?.name
      }
      guard closures == given.count, closures > (best?.closures ?? 0) else { continue }
      best = (read, member, closures)
    }
    guard let best else {
      var none = Dependency()
      none.obstacle = other.map {
        (
          type,
          "'\($0)' is no closure; write 'static func unimplemented() -> \(type)' with a value of it"
        )
      }
      return none
    }
    var found = Dependency(value: "\(type).unimplemented()")
    var interface = Interface(name: type)
    try InterfaceReader(graphs: graphs).note(best.symbol, in: &interface)
    try InterfaceReader(graphs: graphs).note(symbol, in: &interface)
    found.modules = interface.modules
    found.testableModules = interface.testableModules
    let arguments = best.requirement.parameters.filter { TypeText($0.type).isFunction }
      .map { parameter in
        let label = parameter.label == "_" ? "" : "\(Keyword.label(parameter.label)): "
        return label + value(of: parameter, "\(endpoint).\(parameter.name)")
      }
    let isolation = best.requirement.isolation.map { $0 + " " } ?? ""
    found.part = .init(
      name: "\(type).unimplemented",
      text: """
        \(isolation.isEmpty ? modifier : "")extension \(type) {
        /// One that fails the test by name when it is used.
        \(isolation)\(access)static func unimplemented() -> \(type) {
        \(type)(
        \(arguments.joined(separator: ",\n")))
        }
        }

        """)
    return found
  }

  private func value(of parameter: Requirement.Parameter, _ endpoint: String) -> String {
    let type = TypeText(parameter.type)
    let isPlain = (type.parameters ?? []).allSatisfy { argument in
      !argument.isInout && !argument.isTuple && !argument.isVariadic
        && (!argument.isFunction || argument.isEscaping)
    }
    guard !isPlain, let effects = type.effects else {
      return "LayerCakeTesting.unimplemented(\"\(endpoint)\")"
    }
    let list = Array(repeating: "_", count: type.parameters?.count ?? 0).joined(separator: ", ")
    guard effects.throwing != .anything else {
      return "{ \(list) in throw recordUnimplemented(\"\(endpoint)\") }"
    }
    return """
      { \(list) in
      let unset: () -> \(effects.result) = LayerCakeTesting.unimplemented("\(endpoint)")
      return unset()
      }
      """
  }

  /// The parameters with a value of their own, by number.
  private static func defaults(of symbol: SymbolGraph.Symbol) -> Set<Int> {
    let text = SourceText(Array(symbol.declaration.utf8))
    guard
      let open = (0..<text.count).first(where: {
        text.matches($0, "(") && text.matches($0 - 1, "init")
      }),
      let close = text.partner(of: open)
    else { return [] }
    let ranges = text.arguments(in: open, close)
    return Set(
      ranges.indices.filter { number in
        ranges[number].contains { text.enclosing($0) == open && text.matches($0, "=") }
      })
  }
}

/// The extension by which a scope has from its parent what it does not have itself.
enum Forwarding {
  struct Obstacle: Error {
    var reason: String
  }

  /// The providers that have one, outside the file that is written anew.
  static func present(in program: Program, except output: String?) -> Set<Int> {
    let facts = program.facts
    var found: Set<Int> = []
    for number in 0..<Int32(facts.symbols.count) {
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.kind == .extension, symbol.definitionFile >= 0,
        let provider = program.catalog.providerOf[symbol.extended],
        facts.files[Int(symbol.definitionFile)].absolutePath != output,
        let text = program.flow.declarations.text(of: number)
      else { continue }
      let source = facts.source(Int(symbol.definitionFile))
      if text.whereClause.contains(where: { source.matches($0, "DependencyScope") }) {
        found.insert(provider)
      }
    }
    return found
  }

  static func text(_ interface: Interface, access: String) throws(Obstacle) -> String {
    if let obstacle = interface.obstacle { throw Obstacle(reason: obstacle) }
    var answers: [String] = []
    for requirement in interface.requirements {
      let isSetThere = requirement.kind == .property && requirement.isSetElsewhere
      if requirement.isSettable, !isSetThere {
        throw Obstacle(reason: "a scope can't set '\(requirement.name)' of its parent")
      }
      if requirement.isStatic || requirement.kind == .initializer {
        throw Obstacle(reason: "'\(requirement.name)' is asked of the type, not of a value")
      }
      if requirement.parameters.contains(where: { TypeText($0.type).isVariadic }) {
        throw Obstacle(reason: "Swift can't hand on the arguments of '\(requirement.name)'")
      }
      answers.append(answer(requirement, interface, access))
    }
    let same = interface.parameters.map { ", Parent.\($0.name) == \($0.name)" }.joined()
    return """
      extension \(interface.name) where Self: DependencyScope, Parent: \(interface.name)\(same) {
      \(answers.joined(separator: "\n\n"))
      }

      """
  }

  private static func answer(
    _ requirement: Requirement, _ interface: Interface, _ access: String
  ) -> String {
    let member = DoubleMember(
      requirement: requirement, interface: interface, type: "Self", endpoint: "", closure: "",
      setter: "", access: access)
    let prefix = member.prefix(requirement.throwing)
    let name = Keyword.quoted(requirement.name)
    switch requirement.kind {
    case .property:
      let effects = member.accessorEffects
      let value = "\(prefix)parent.\(name)"
      let set = requirement.isSettable ? "\nnonmutating set { parent.\(name) = newValue }" : ""
      let isPlain = effects.isEmpty && set.isEmpty
      return "\(member.signature) {\n" + (isPlain ? value : "get \(effects){ \(value) }") + set
        + "\n}"
    default:
      let arguments = zip(requirement.parameters, member.arguments).map { parameter, value in
        parameter.label == "_" ? value : "\(Keyword.label(parameter.label)): \(value)"
      }.joined(separator: ", ")
      let call =
        requirement.kind == .subscripting ? "parent[\(arguments)]" : "parent.\(name)(\(arguments))"
      return "\(member.signature) {\n\(prefix)\(call)\n}"
    }
  }
}

/// How a double answers one requirement.
struct DoubleMember {
  let requirement: Requirement
  let interface: Interface
  /// The double's own name, and what fails in a test's words: `HasAccounts.accounts`.
  let type: String
  let endpoint: String
  let closure: String
  let setter: String
  let access: String

  func local(_ text: String) -> String {
    TypeText(text).replacingSelf(with: type, interface.associated)
  }

  /// What failures call it: the closure, which a test can set, where there is one.
  var name: String {
    guard reason != nil else { return "\(endpoint).\(closure)" }
    let name =
      switch requirement.kind {
      case .initializer: "init"
      case .subscripting: "subscript"
      case .property, .method: requirement.name
      }
    return "\(endpoint).\(name)"
  }

  var setterName: String { reason == nil ? "\(endpoint).\(setter)" : name }

  /// Why no closure can be stored for it; nil where one can.
  var reason: String? {
    if requirement.kind == .initializer { return "nothing can be set on what is not made yet" }
    if requirement.isGeneric { return "no closure is generic" }
    if requirement.isDeprecated {
      return "what is stored for it would be used, which is deprecated"
    }
    if requirement.isStatic, !interface.parameters.isEmpty {
      return "a generic type stores nothing for all of its values"
    }
    if requirement.availability != nil { return "nothing stored is there on newer systems only" }
    if requirement.parameters.contains(where: { TypeText($0.type).isIsolated }) {
      return "it takes its isolation from an argument"
    }
    return nil
  }

  var isolation: String? {
    requirement.isNonisolated ? nil : requirement.isolation ?? interface.isolation
  }

  private var isSendable: Bool {
    interface.isSendable || requirement.isStatic || requirement.isNonisolated
      || interface.isolation != nil
  }

  /// What a closure throws: it can't do it for somebody else's closures.
  private var throwing: Requirement.Throwing {
    requirement.throwing == .again ? .nothing : requirement.throwing
  }

  private var result: String { local(requirement.result) }
  /// What a closure gives: nobody can promise that for it.
  private var given: String { TypeText(TypeText(result).withoutSending).unforced }

  private func effects(_ throwing: Requirement.Throwing) -> String {
    (requirement.isAsync ? "async " : "") + words(throwing)
  }

  private func words(_ throwing: Requirement.Throwing) -> String {
    switch throwing {
    case .nothing: ""
    case .anything: "throws "
    case .again: "rethrows "
    case .typed(let error): "throws(\(local(error))) "
    }
  }

  private var attributes: String {
    (isolation.map { $0 + " " } ?? "") + (isSendable ? "@Sendable " : "")
  }

  private var argumentTypes: [String] {
    requirement.parameters.map { TypeText(local($0.type)).asArgument }
  }

  var closureType: String {
    let labels = requirement.parameters.map {
      $0.isNamed ? "_ \(Keyword.quoted($0.name)): " : ""
    }
    let list = zip(labels, argumentTypes).map(+).joined(separator: ", ")
    return "\(attributes)(\(list)) \(effects(throwing))-> \(given)"
  }

  var setterType: String {
    // The property keeps what it is set to.
    let value = (TypeText(result).isFunction ? "@escaping " : "") + TypeText(result).unforced
    let list = argumentTypes + [value]
    return "\(attributes)(\(list.joined(separator: ", "))) -> Void"
  }

  // MARK: - What is there until a test says something

  /// Whether the library's closures, whose parameters are plain values, take these.
  private var isPlain: Bool {
    requirement.parameters.allSatisfy { parameter in
      let type = TypeText(parameter.type)
      return !type.isInout && !type.isTuple && !type.isAutoclosure && !type.isOwned
        && (!type.isFunction || type.isEscaping)
    }
  }

  /// The error to throw where only one type will do.
  private var thrown: String? {
    guard case .typed(let error) = throwing else { return nil }
    return interface.errors[error]
  }

  private func unimplemented(_ name: String) -> String {
    if let thrown { return "unimplemented(\"\(name)\", throwing: \(thrown))" }
    return "unimplemented(\"\(name)\")"
  }

  /// Fails the test and ends, without the arguments.
  var ending: [String] {
    if throwing == .anything {
      return ["throw recordUnimplemented(\"\(name)\"\(recorded))"]
    }
    let throwsNothing = thrown == nil
    let signature = "() \(throwsNothing ? "" : words(throwing))-> \(given)"
    return [
      "let unset: \(signature) = \(unimplemented(name))",
      "\(result == "Void" ? "" : "return ")\(throwsNothing ? "" : "try ")unset()",
    ]
  }

  private var recorded: String {
    let names = requirement.parameters.filter { parameter in
      let type = TypeText(parameter.type)
      return !type.isInout && !type.isFunction && !type.isIsolated && !type.isOwned
    }.map { Keyword.quoted($0.name) }
    return names.map { ", \($0)" }.joined()
  }

  var defaultValue: String {
    guard !isPlain else { return unimplemented(name) }
    let list = argumentTypes.map { "_: \($0)" }.joined(separator: ", ")
    var body = ending
    if throwing == .anything { body = ["throw recordUnimplemented(\"\(name)\")"] }
    return "{ (\(list)) \(effects(throwing))-> \(given) in\n" + body.joined(separator: "\n") + "\n}"
  }

  // MARK: - The answer

  private var modifiers: String {
    (requirement.isDiscardable ? "@discardableResult " : "")
      + (requirement.availability.map { $0 + " " } ?? "")
      + (requirement.isDeprecated ? "@available(*, deprecated) " : "")
      + (requirement.isolation.map { $0 + " " } ?? "") + access
      + (requirement.isNonisolated ? "nonisolated " : "")
      + (requirement.isStatic ? "static " : "") + requirement.fixity
  }

  private var list: String {
    requirement.parameters.map { parameter in
      var parameter = parameter
      parameter.type = TypeText(local(parameter.type)).asParameter
      return parameter.written
    }.joined(separator: ", ")
  }

  var signature: String {
    let clause = requirement.whereClause.isEmpty ? "" : " where \(local(requirement.whereClause))"
    let arrow = result == "Void" ? "" : "-> \(result)"
    switch requirement.kind {
    case .property: return "\(modifiers)var \(Keyword.quoted(requirement.name)): \(result)"
    case .subscripting:
      // Its parameters have no labels unless they say so.
      let list = requirement.parameters.map { parameter in
        (parameter.label == "_" ? "" : "\(Keyword.label(parameter.label)) ")
          + "\(Keyword.quoted(parameter.name)): " + TypeText(local(parameter.type)).asParameter
      }.joined(separator: ", ")
      return "\(modifiers)subscript\(local(requirement.generics))(\(list)) -> \(result)\(clause)"
    case .initializer:
      return "\(modifiers)init\(requirement.failing)\(local(requirement.generics))(\(list)) "
        + effects(requirement.throwing) + clause
    case .method:
      let name = requirement.isOperator ? "\(requirement.name) " : Keyword.quoted(requirement.name)
      return "\(modifiers)func \(name)\(local(requirement.generics))(\(list)) "
        + effects(requirement.throwing) + arrow + clause
    }
  }

  /// The words before a call that may wait or throw.
  func prefix(_ throwing: Requirement.Throwing) -> String {
    (throwing == .nothing ? "" : "try ") + (requirement.isAsync ? "await " : "")
  }

  var callPrefix: String { prefix(throwing) }
  var accessorEffects: String { effects(throwing) }

  var arguments: [String] {
    requirement.parameters.map { parameter in
      let type = TypeText(parameter.type)
      let name = Keyword.quoted(parameter.name)
      if type.isInout { return "&\(name)" }
      guard type.isAutoclosure, let effects = type.effects else { return name }
      return
        "{ \(effects.throwing == .nothing ? "" : "try ")\(effects.isAsync ? "await " : "")\(name)() }"
    }
  }
}

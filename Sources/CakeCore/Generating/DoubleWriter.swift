/// Writes a type that conforms to an interface and does what closures say.
struct DoubleWriter {
  let interface: Interface
  /// The name of the type to write.
  let type: String
  /// What fails in a test's words: `HasAccounts.accounts`.
  let endpoint: String
  /// `public `, or nothing.
  let access: String
  /// What the type conforms to, where that is more than the interface's name.
  var conformance: String?
  var summary: String?
  /// Lines that stand in place of what answers a requirement; nil for a closure.
  var stored: (Requirement) -> String? = { _ in nil }
  /// Whose requirement it is, in a root.
  var provider: (Requirement) -> String? = { _ in nil }
  /// What stands before the type: `nonisolated `.
  var modifier = ""
  /// What makes a root where Swift's own initialiser won't do, and whether it does so on an actor.
  var root: RootInitializer?
  var makesRootOnActor = false
  /// Whether a closure fails a test until one is set; else whoever makes the type gives each.
  var closuresHaveDefaults = true

  private var isFixed: Bool { interface.isFixed }

  private var hasInitializers: Bool {
    interface.requirements.contains { $0.kind == .initializer }
  }

  /// The requirements whose closures can't be stored and that another value may answer.
  private var forwarded: [Requirement] {
    guard interface.parameters.isEmpty, interface.aliases.isEmpty, !isRoot else { return [] }
    return interface.requirements.filter { requirement in
      let types = requirement.parameters.map(\.type) + [requirement.result]
      return requirement.isGeneric && requirement.kind == .method && !requirement.isStatic
        && requirement.availability == nil
        && !types.contains { TypeText($0).names("Self") || TypeText($0).isVariadic }
    }
  }

  private var isRoot: Bool { conformance != nil }

  /// Whether default arguments of its initialiser, which other packages see, fail a test.
  var showsTesting: Bool {
    access == "public " && !given(members).isEmpty
  }

  private var members: [DoubleMember] {
    let names = ClosureNames(interface.requirements)
    return interface.requirements.map { requirement in
      DoubleMember(
        requirement: requirement, interface: interface, type: type,
        endpoint: provider(requirement) ?? endpoint, closure: names.name(requirement),
        setter: names.setter(requirement), access: access)
    }
  }

  func text() -> String {
    let members = members
    var lines = head()
    lines += interface.aliases.map {
      "\(access)typealias \($0.name) = \(TypeText($0.type).replacingSelf(with: type, interface.associated))"
    }
    if !interface.aliases.isEmpty { lines.append("") }
    let forwarded = Set(forwarded.map(\.usr))
    lines += storage(members, forwarded)
    var answers: [[String]] = members.compactMap { member in
      stored(member.requirement) == nil ? answer(member, forwarded, members) : nil
    }
    if let made = initializer(members, forwarded) { answers.insert(made, at: 0) }
    let hasStorage = lines.last?.isEmpty == false && !lines.last!.hasSuffix("{")
    if hasStorage, !answers.isEmpty { lines.append("") }
    if !answers.isEmpty {
      lines.append(answers.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))
    }
    return lines.joined(separator: "\n")
      + "\n}\n"
  }

  private func head() -> [String] {
    let kind = interface.isActor ? "actor" : interface.isClass ? "final class" : "struct"
    var parameters = interface.parameters.map { parameter in
      parameter.conformances.isEmpty
        ? parameter.name : "\(parameter.name): \(parameter.conformances.joined(separator: " & "))"
    }.joined(separator: ", ")
    if !parameters.isEmpty { parameters = "<\(parameters)>" }
    let clause =
      interface.constraints.isEmpty
      ? "" : " where \(interface.constraints.joined(separator: ", "))"
    let conformance = (conformance ?? interface.name) + (interface.addsSendable ? ", Sendable" : "")
    return [
      "/// "
        + (summary ?? "A double of `\(interface.name)`: what a test doesn't say fails it by name.")
    ] + (interface.availability.map { [$0] } ?? []) + [
      "\(modifier)\(access)\(kind) \(type)\(parameters): \(conformance)\(clause) {"
    ]
  }

  private func isStored(_ member: DoubleMember) -> Bool {
    member.reason == nil && stored(member.requirement) == nil
  }

  private func storage(_ members: [DoubleMember], _ forwarded: Set<String>) -> [String] {
    var lines: [String] = []
    for member in members {
      if let line = stored(member.requirement) {
        lines.append(line)
        continue
      }
      guard member.reason == nil else { continue }
      for (name, type, value) in closures(of: member) {
        let isStatic = member.requirement.isStatic
        let isGiven = !isStatic && interface.isGiven(member.requirement)
        let words =
          isStatic
          ? "@TaskLocal \(access)static var"
          : access + interface.outside(member.requirement) + (isGiven ? "let" : "var")
        let isSet = !isGiven && closuresHaveDefaults
        lines.append("\(words) \(name): \(type)\(isSet ? " = \(value)" : "")")
      }
    }
    if !forwarded.isEmpty {
      lines += [
        "/// Answers what is generic: no closure can be.",
        "\(access)\(isFixed ? "let" : "var") generic: (any \(interface.name))?",
      ]
    }
    return lines
  }

  private func closures(of member: DoubleMember) -> [(name: String, type: String, value: String)] {
    var all = [(member.closure, member.closureType, member.defaultValue)]
    if member.requirement.isSettable {
      all.append((member.setter, member.setterType, "unimplemented(\"\(member.setterName)\")"))
    }
    return all
  }

  /// The closures that the initialiser takes.
  private func given(
    _ members: [DoubleMember]
  ) -> [(name: String, type: String, value: String)] {
    members.filter {
      isStored($0) && !$0.requirement.isStatic && interface.isGiven($0.requirement)
    }.flatMap { closures(of: $0) }
  }

  /// What makes a double whose closures can't be set later, or whose members others can't see.
  private func initializer(_ members: [DoubleMember], _ forwarded: Set<String>) -> [String]? {
    let closures = given(members)
    guard isFixed || !closures.isEmpty else {
      if isRoot { return root?.lines(onActor: makesRootOnActor) }
      let isAsked = interface.requirements.contains {
        $0.kind == .initializer && $0.parameters.isEmpty
      }
      let isNeeded = hasInitializers || !access.isEmpty || interface.isClass
      return isNeeded && !isAsked ? ["\(access)init() {}"] : nil
    }
    var parameters =
      (root?.parameters ?? [])
      + closures.map {
        "\($0.name): @escaping \($0.type)" + (closuresHaveDefaults ? " = \($0.value)" : "")
      }
    var body = (root?.body ?? []) + closures.map { "self.\($0.name) = \($0.name)" }
    if isFixed, !forwarded.isEmpty {
      parameters.append("generic: (any \(interface.name))? = nil")
      body.append("self.generic = generic")
    }
    guard !parameters.isEmpty else {
      return hasInitializers || interface.isActor && access.isEmpty ? nil : ["\(access)init() {}"]
    }
    let words = root?.words(onActor: makesRootOnActor) ?? access
    return ["\(words)init(", parameters.joined(separator: ",\n"), ") {"] + body + ["}"]
  }

  private func answer(
    _ member: DoubleMember, _ forwarded: Set<String>, _ members: [DoubleMember]
  ) -> [String] {
    let requirement = member.requirement
    if requirement.kind == .initializer { return made(member, members) }
    guard let reason = member.reason else { return closureAnswer(member) }
    var lines: [String] = []
    if forwarded.contains(requirement.usr) {
      let labels = zip(requirement.parameters, member.arguments).map { parameter, value in
        parameter.label == "_" ? value : "\(Keyword.label(parameter.label)): \(value)"
      }
      let call =
        member.prefix(requirement.throwing)
        + "\(mutates(requirement) ? "generic!" : "generic")."
        + "\(Keyword.quoted(requirement.name))(\(labels.joined(separator: ", ")))"
      lines = [
        mutates(requirement)
          ? "if generic != nil { return \(call) }" : "if let generic { return \(call) }"
      ]
    }
    let comment = "// \(reason.prefix(1).uppercased() + reason.dropFirst())."
    if requirement.kind == .property || requirement.kind == .subscripting {
      let set =
        requirement.isSettable
        ? ["\(setWord) {", "recordUnimplemented(\"\(member.name)\")", "}"] : []
      return [comment, "\(member.signature) {", "get \(member.accessorEffects){"] + member.ending
        + ["}"] + set + ["}"]
    }
    let mutating = !lines.isEmpty && mutates(requirement) && !interface.isClass ? "mutating " : ""
    return [comment, "\(mutating)\(member.signature) {"] + lines + member.ending + ["}"]
  }

  private func mutates(_ requirement: Requirement) -> Bool { requirement.isMutating && !isFixed }

  private var setWord: String { interface.isClass || interface.isActor ? "set" : "nonmutating set" }

  private func closureAnswer(_ member: DoubleMember) -> [String] {
    let requirement = member.requirement
    let call = { (name: String, arguments: [String]) in
      "\(member.callPrefix)\(name)(\(arguments.joined(separator: ", ")))"
    }
    let answer = call(member.closure, member.arguments)
    guard requirement.kind != .method else { return ["\(member.signature) {", answer, "}"] }
    let isPlain = !requirement.isAsync && requirement.throwing == .nothing
    if isPlain, !requirement.isSettable { return ["\(member.signature) {", answer, "}"] }
    let setter = "\(member.setter)(\((member.arguments + ["newValue"]).joined(separator: ", ")))"
    let word = requirement.isStatic ? "set" : setWord
    return ["\(member.signature) {", "get \(member.accessorEffects){ \(answer) }"]
      + (requirement.isSettable ? ["\(word) { \(setter) }"] : []) + ["}"]
  }

  /// Answers an initialiser: there is nothing to be told about what is not made yet.
  private func made(_ member: DoubleMember, _ members: [DoubleMember]) -> [String] {
    let takesNothing = member.requirement.parameters.isEmpty
    var body: [String] = []
    let closures = given(members)
    let delegates = isFixed || !closures.isEmpty
    if delegates {
      // One argument tells it from the initialiser that is asked for.
      let given = closures.first.map { "\($0.name): \($0.value)" } ?? ""
      if takesNothing, closures.isEmpty { return ["\(member.signature) {}"] }
      body.append("self.init(\(takesNothing ? given : ""))")
    }
    if member.requirement.throwing == .anything {
      body = member.ending
    } else if !takesNothing {
      body.append("recordUnimplemented(\"\(member.name)\")")
    }
    let word = delegates && !interface.isActor ? "convenience " : ""
    return ["\(word)\(member.signature) {"] + body + ["}"]
  }
}

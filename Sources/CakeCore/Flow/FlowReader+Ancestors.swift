/// What a class takes by functions of a generic ancestor: `class Grid: Controller<any GridServices>`
/// takes `any GridServices` by the `show(_ services: Services)` of its superclass, and gives it one
/// in `super.init(services: services)` or by an initialiser that the class inherits.
extension FlowReader {
  /// Whether a function asks for a value of a generic parameter of its class.
  func takesOfItsClass(_ function: Int32) -> Bool {
    let value = facts.symbols.base[Int(function)]
    let type = facts.nominalParent(function)
    guard value.kind.isFunction, type >= 0,
      facts.symbols.base[Int(type)].kind == .class, facts.isDefined(function),
      case let names = signatures.genericParameters(of: type), !names.isEmpty
    else { return false }
    return declarations.text(of: function)?.parameters.contains {
      place(ofGenericIn: $0.type, names, Int(value.definitionFile)) != nil
    } == true
  }

  /// Adds what a call of such a function demands of its arguments, where the text tells which class
  /// it is called on and what that gives its ancestor.
  func addDemandsOfAncestor(
    by function: Int32, _ place: Unit.Place, _ owner: Int32, _ unit: Unit
  ) {
    let source = facts.source(place.file)
    guard let name = facts.token(of: place.occurrence, in: place.file),
      source.matches(name + 1, "("), !source[name + 1].spaceBefore,
      let close = source.partner(of: name + 1), let text = declarations.text(of: function)
    else { return }
    let type = facts.nominalParent(function)
    let made = catalog.typeReference(at: name, in: place.file)
    if facts.symbols.base[Int(function)].kind == .constructor, made == nil || made == type {
      // Elsewhere it is the value that says what the parameter is.
      guard source.matches(name, "init"), source.isSelf(name - 2) else {
        return
      }
    }
    let names = signatures.genericParameters(of: type)
    let home = Int(facts.symbols.base[Int(function)].definitionFile)
    let given = source.arguments(in: name + 1, close)
    guard given.count <= text.parameters.count,
      zip(given, text.parameters).allSatisfy({ source.label(of: $0) == $1.label })
    else { return }
    for (argument, parameter) in zip(given, text.parameters) {
      guard let number = self.place(ofGenericIn: parameter.type, names, home),
        let nodes = made.map({ signatures.argument(number, of: type, by: $0) })
          ?? bound(number, names[number], of: type, at: name, in: place.file, by: owner)
      else { continue }
      unit.hasBody = true
      let start = parameter.label == "_" ? 0 : 2
      let mentions = nodes.map { node in
        Mention(
          target: catalog.provider(of: node).map { .provider($0) } ?? .node(node),
          position: .parameter)
      }
      leaveOpen(
        addDemands(Set(mentions), by: function, place, unit),
        .value(argument.lowerBound + start..<argument.upperBound), place, of: owner)
      askedByAncestors[place.file, default: [:]][name, default: []].insert(parameter.label)
    }
  }

  /// Which of some generic parameters a type names; nil for none, and for what a function takes.
  private func place(ofGenericIn type: Range<Int>, _ names: [String], _ file: Int) -> Int? {
    let source = facts.source(file)
    guard !type.contains(where: { source.matches($0, "->") }) else { return nil }
    return names.firstIndex { name in
      type.contains { source.isIdentifier($0) && source.name(at: $0) == name }
    }
  }
}

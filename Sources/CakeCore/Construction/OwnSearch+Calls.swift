/// What comes out of calls.
extension OwnSearch {
  mutating func call(
    _ symbol: Int32, of base: Code?, _ arguments: [Code.Argument]
  ) -> Ingredients {
    if Lifetime(callOf: symbol, facts) != nil { return kept(by: base, arguments) }
    guard facts.isDefined(symbol) else { return made(elsewhere: symbol, of: base, arguments) }
    switch facts.symbols.base[Int(symbol)].kind {
    case .constructor: return make(symbol, arguments)
    case .enumCase: return .container(arguments.map { value(of: $0) })
    default: return result(of: symbol, of: base, arguments)
    }
  }

  /// What a slot of its own keeps is its own; what another's keeps is judged at that call.
  private mutating func kept(by base: Code?, _ arguments: [Code.Argument]) -> Ingredients {
    guard case .member(let owner, let slot, _)? = base, owner?.isThis ?? true, isScope,
      values.isMember(slot)
    else { return .init() }
    let made = arguments.last?.maker.map { value(of: $0) } ?? .init()
    if made.first != nil { return made }
    let isInstance = made.shapes.contains {
      if case .made(let type, _, _) = $0 {
        facts.symbols.base[Int(type)].kind == .class
      } else {
        false
      }
    }
    // A value that is made of the parent's alone is the same for all scopes; an instance is not.
    if isInstance {
      return .init(shapes: made.shapes + [.opaque(.init(own: .init(property: slot)))])
    }
    return made.isParents ? made : .init(own: .init(property: slot))
  }

  /// A library can't read a part of what it does not know, unless it is told how.
  private mutating func made(
    elsewhere symbol: Int32, of base: Code?, _ arguments: [Code.Argument]
  ) -> Ingredients {
    guard !OwnValues.ofTypesAlone.contains(facts.name(symbol)) else { return .init() }
    let given = arguments.map { value(of: $0) }
    let isTold = arguments.contains { $0.maker != nil }
    var contents = given.map { isTold ? $0.inAllElements : $0.withoutScope }
    if let base {
      let receiver = value(of: base)
      let isElement = facts.symbols.base[Int(symbol)].subkind == Subkind.subscripting
      contents.append(
        isElement
          ? receiver.inEveryPart
          : arguments.isEmpty ? receiver.withoutScope : receiver.inAllElements)
    }
    return .container(contents)
  }

  private mutating func make(_ symbol: Int32, _ arguments: [Code.Argument]) -> Ingredients {
    let type = facts.nominalParent(symbol)
    guard type >= 0, facts.symbols.base[Int(type)].kind.isNominal else { return .init() }
    let given = arguments.map { value(of: $0) }
    let isParents = given.contains(where: \.isParents)
    let (fields, rest) = fields(by: symbol, of: type, arguments, given)
    return .init(
      shapes: [.made(type: type, fields: fields, rest: rest)], isParents: isParents)
  }

  /// What an initialiser gives to properties, and what else goes in that can't be told apart.
  private mutating func fields(
    by symbol: Int32, of type: Int32, _ arguments: [Code.Argument], _ given: [Ingredients]
  ) -> ([Int32: Ingredients], rest: Ingredients) {
    let written = members.written(initializer: symbol)
    guard facts.symbols.base[Int(written)].isImplicit else {
      let bound = bind(arguments, given, written)
      let fields = follow(written, on: .init(), bound)?.fields ?? [:]
      return (fields, named(arguments, given, by: written))
    }
    var fields: [Int32: Ingredients] = [:]
    var rest = Ingredients()
    for (argument, value) in zip(arguments, given) {
      if let property = members.property(argument.label, of: type) {
        fields[property] = value
      } else {
        rest.add(value)
      }
    }
    return (fields, rest)
  }

  /// `self.init` and `super.init` give properties of the same instance their values.
  mutating func delegate(to symbol: Int32, _ arguments: [Code.Argument]) {
    guard facts.symbols.base[Int(symbol)].kind == .constructor, facts.isDefined(symbol) else {
      return
    }
    let given = arguments.map { value(of: $0) }
    let type = facts.nominalParent(symbol)
    for (property, value) in fields(by: symbol, of: type, arguments, given).0 {
      fields[property] = value
    }
  }

  private mutating func result(
    of symbol: Int32, of base: Code?, _ arguments: [Code.Argument]
  ) -> Ingredients {
    let given = arguments.map { value(of: $0) }
    let bound = bind(arguments, given, symbol)
    var found = Ingredients(isParents: given.contains(where: \.isParents))
    switch facts.symbols.base[Int(symbol)].kind {
    // A property that is called is a subscript.
    case .instanceMethod, .instanceProperty:
      let receiver = base.map { value(of: $0) } ?? this
      found.add(receiver.inEveryPart)
      for shape in receiver.shapes {
        switch shape {
        case .scope:
          guard let body = values.body(ofMethod: symbol) else { continue }
          found.add(result(ofBody: body, on: .scope, bound))
        case .made(let type, _, _):
          guard let body = members.resolve(symbol, on: .unknown, type: type) else { continue }
          found.add(result(ofBody: body, on: .init(shapes: [shape]), bound))
        case .tuple, .list, .container, .opaque: continue
        }
      }
    default: found.add(result(ofBody: symbol, on: .init(), bound))
    }
    let rest = named(arguments, given, by: symbol)
    if !rest.isNothing { found.shapes.append(.opaque(rest)) }
    return found
  }

  /// What is a scope's own, as a whole, and goes to a parameter that the function makes use of.
  private func named(
    _ arguments: [Code.Argument], _ given: [Ingredients], by symbol: Int32
  ) -> Ingredients {
    var found = Ingredients()
    for (number, value) in given.enumerated()
    where value.own != nil && !values.isDropped(argument: number, arguments, by: symbol) {
      found.add(.init(own: value.own))
    }
    return found
  }

  /// Values by the names that the parameters have inside.
  private func bind(
    _ arguments: [Code.Argument], _ given: [Ingredients], _ symbol: Int32
  ) -> [String: Ingredients] {
    let parameters = members.parameters(of: symbol) ?? []
    var bound: [String: Ingredients] = [:]
    var next = 0
    for (argument, value) in zip(arguments, given) {
      guard let index = parameters[next...].firstIndex(where: { $0.label == argument.label })
      else { continue }
      next = index + 1
      bound[parameters[index].name] = value
    }
    return bound
  }
}

extension Ingredients {
  /// Without the scope itself: who does not know it asks it for nothing.
  fileprivate var withoutScope: Ingredients {
    var rest = self
    rest.shapes.removeAll { if case .scope = $0 { true } else { false } }
    return rest
  }
}

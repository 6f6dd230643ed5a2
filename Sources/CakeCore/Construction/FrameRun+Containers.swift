/// Lists and enumerations' cases: what they are made with, they hold.
extension FrameRun {
  func container(of elements: [ConstructionValue]) -> ConstructionValue {
    var fields: [Int32: ConstructionValue] = [:]
    for value in elements where value != .unknown && fields.count < 8 {
      fields[-1 - Int32(fields.count)] = value
    }
    guard !fields.isEmpty else { return .unknown }
    return construction.objects.value(.init(type: nil, fields: fields))
  }

  mutating func payload(_ arguments: [Code.Argument], of symbol: Int32) -> ConstructionValue {
    var held: [ConstructionValue] = []
    for case .code(let code) in arguments.map(\.value) {
      let value = value(of: code)
      if value != .unknown { held.append(value) }
    }
    guard let first = held.first else { return .unknown }
    let payload = held.count == 1 ? first : container(of: held)
    let type = facts.nominalParent(symbol)
    return construction.objects.value(.init(type: type < 0 ? nil : type, fields: [symbol: payload]))
  }

  /// A value that a property is given. A list that is written out is one of the standard library's
  /// only where the property's type says so: another may hold nothing of it.
  func stored(_ value: ConstructionValue, in property: Int32) -> ConstructionValue {
    guard construction.isList(value) else { return value }
    let type = Demangler.propertyType(usr: facts.usr(property)) ?? ""
    return Self.isCollection(type) ? value : .unknown
  }

  /// The same of what a slot makes.
  func keeps(_ value: ConstructionValue, _ slot: Code) -> ConstructionValue {
    guard construction.isList(value) else { return value }
    guard case .member(_, let symbol, _) = slot,
      let type = Demangler.propertyType(usr: facts.usr(symbol)),
      let start = type.firstIndex(of: "<")
    else { return .unknown }
    return Self.isCollection(type[type.index(after: start)...]) ? value : .unknown
  }

  private static func isCollection(_ type: some StringProtocol) -> Bool {
    ["[", "Swift.Array<", "Swift.Dictionary<", "Swift.Set<"].contains { type.hasPrefix($0) }
  }
}

extension Construction {
  func isList(_ value: ConstructionValue) -> Bool {
    if case .object(let number) = value { objects[number].type == nil } else { false }
  }
}

extension Code.Argument {
  /// What runs when the function that is given is called, as a slot does that has nothing yet.
  var maker: Code? {
    switch value {
    case .closure(let open): .block(open: open)
    case .code(.reference(let base, let symbol, let token)):
      .call(of: base, symbol: symbol, arguments: [], token: token)
    case .code: nil
    }
  }
}

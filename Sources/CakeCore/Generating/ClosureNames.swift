/// Names for the closures of a double, one for each requirement: no two the same.
struct ClosureNames {
  private var names: [String: String] = [:]

  init(_ requirements: [Requirement]) {
    var taken = Set(requirements.map(\.name))
    let groups = Dictionary(grouping: requirements, by: Self.short)
    for requirement in requirements {
      let short = Self.short(requirement)
      // All of those that share a name say more, so that none changes when another comes.
      let isAlone = groups[short]?.count == 1
      var name = isAlone ? short : Self.long(requirement)
      if groups[short]!.count(where: { Self.long($0) == Self.long(requirement) }) > 1, !isAlone {
        name = Self.longest(requirement)
      }
      var (number, base) = (2, name)
      if taken.contains(name) { base += "Closure" }
      name = base
      while taken.contains(name) {
        name = "\(base)\(number)"
        number += 1
      }
      taken.insert(name)
      names[requirement.usr] = name
    }
  }

  /// The closure that answers a requirement.
  func name(_ requirement: Requirement) -> String { names[requirement.usr] ?? "" }

  /// The closure that takes a property's new value.
  func setter(_ requirement: Requirement) -> String {
    "onSet" + name(requirement).dropFirst(2)
  }

  /// `onLogIn`.
  private static func short(_ requirement: Requirement) -> String {
    switch requirement.kind {
    case .subscripting: "onSubscript"
    case .initializer: "onInit"
    case .property, .method:
      "on" + (requirement.isOperator ? words(of: requirement.name) : capitalised(requirement.name))
    }
  }

  /// `onLogInName`: with the labels.
  private static func long(_ requirement: Requirement) -> String {
    short(requirement)
      + requirement.parameters.map { $0.label == "_" ? "" : capitalised($0.label) }.joined()
  }

  /// `onLogInNameString`: with the types, for what differs in them alone.
  private static func longest(_ requirement: Requirement) -> String {
    let types =
      requirement.parameters.map(\.type)
      + (requirement.result == "Void" ? [] : [requirement.result])
    return long(requirement)
      + types.map { capitalised($0.filter { $0.isLetter || $0.isNumber }) }.joined()
  }

  private static func capitalised(_ name: String) -> String {
    let name = name.drop { $0 == "_" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func words(of name: String) -> String {
    if name == "==" { return "Equal" }
    return name.map { signs[$0] ?? "Sign" }.joined()
  }

  private static let signs: [Character: String] = [
    "=": "Equals", "<": "Less", ">": "Greater", "+": "Plus", "-": "Minus", "*": "Times",
    "/": "Divided", "%": "Remainder", "&": "And", "|": "Or", "^": "Caret", "~": "Tilde",
    "!": "Not", ".": "Dot", "?": "Question",
  ]
}

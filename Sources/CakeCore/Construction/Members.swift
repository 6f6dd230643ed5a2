/// Which declaration answers when a member of a value is asked for, and where its code stands.
final class Members {
  struct Parameter {
    var label: String
    var name: String
    /// Whether the argument is a closure to the function: `@autoclosure`, or a lifetime's default.
    var isLazy: Bool
  }

  private let program: Program
  private var catalog: Catalog { program.catalog }
  var facts: Facts { program.facts }
  var declarations: Declarations { program.flow.declarations }
  /// By type and what is asked of it, what answers; -1 for several.
  private var answers: [Key: Int32] = [:]
  private var overridden: Set<Int32> = []
  private var overriding: Set<Int32> = []
  /// The initialisers that a class has from its superclass, by its own.
  private var inherited: [Int32: Int32] = [:]
  private var ranges: [Int32: Range<Int>?] = [:]
  private var known: [Int32: [Parameter]?] = [:]
  private lazy var properties = constantsByType()
  private lazy var assigned = writtenProperties()
  private(set) lazy var isInterpolationLazy = findLazyInterpolation()

  private struct Key: Hashable {
    var type: Int32
    var member: Int32
  }

  init(_ program: Program) {
    self.program = program
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      let owner = facts.nominalParent(relation.overriding)
      guard owner >= 0 else { continue }
      let isType = facts.symbols.base[Int(owner)].kind.isNominal
      // A default from a protocol's extension is noted where a type takes it.
      guard isType || relation.container >= 0 else { continue }
      let type = isType ? owner : facts.extendedOrSelf(relation.container)
      let key = Key(type: type, member: relation.overridden)
      let other = answers[key]
      answers[key] = other == nil || other == relation.overriding ? relation.overriding : -1
      let asked = facts.nominalParent(relation.overridden)
      if asked >= 0, facts.symbols.base[Int(asked)].kind == .class {
        overridden.insert(relation.overridden)
        overriding.insert(relation.overriding)
        if facts.symbols.base[Int(relation.overriding)].isImplicit {
          inherited[relation.overriding] = relation.overridden
        }
      }
    }
  }

  /// The initialiser that was written, of the class or of the one that it has it from.
  func written(initializer: Int32) -> Int32 {
    var symbol = initializer
    for _ in 0..<64 {
      guard let original = inherited[symbol] else { break }
      symbol = original
    }
    return symbol
  }

  /// What a root provides its requirements with, and for which provider.
  func providing(_ root: Int) -> [Int32: Int] {
    var found: [Int32: Int] = [:]
    for provider in catalog.roots[root].provides.sorted() {
      for requirement in catalog.providers[provider].requirements {
        let type = catalog.roots[root].symbol
        if let answer = resolve(requirement, on: .root(root), type: type) {
          found[answer] = found[answer] ?? provider
        }
      }
    }
    return found
  }

  /// The declaration that answers for a value of a type; nil where that is not certain.
  func resolve(_ member: Int32, on value: ConstructionValue, type: Int32) -> Int32? {
    var next: Int32? = type
    var steps = 0
    while let current = next, steps < 64 {
      steps += 1
      let isOwn = facts.nominalParent(member) == current
      if let answer = answers[Key(type: current, member: member)] ?? (isOwn ? member : nil) {
        return answer < 0 ? nil : settled(answer, on: value, type)
      }
      next =
        catalog.bases(of: current).first { facts.symbols.base[Int($0.base)].kind == .class }?.base
    }
    // A member of a protocol's extension that nobody is asked for.
    let parent = facts.symbols.base[Int(member)].parent
    let isAdded = parent >= 0 && facts.symbols.base[Int(parent)].kind == .extension
    return isAdded && !isRequirement(member) ? member : nil
  }

  /// What answers in place of a class's member: its override in the very type, or nothing certain.
  private func settled(_ member: Int32, on value: ConstructionValue, _ type: Int32) -> Int32? {
    guard overridden.contains(member) else { return member }
    if case .object = value, facts.nominalParent(member) == type { return member }
    guard let override = answers[Key(type: type, member: member)], override >= 0 else { return nil }
    if case .object = value { return override }
    // A root could be of a subclass that answers in another way.
    return overridden.contains(override) ? nil : override
  }

  private func isRequirement(_ member: Int32) -> Bool {
    let parent = facts.symbols.base[Int(member)].parent
    return parent >= 0 && facts.symbols.base[Int(parent)].kind == .protocol
  }

  /// What is called on a value that nothing is known of: only where it can be no other.
  func onlyAnswer(to member: Int32) -> Int32? {
    let parent = facts.nominalParent(member)
    guard parent >= 0, facts.symbols.base[Int(parent)].kind.isNominal,
      !overridden.contains(member)
    else { return nil }
    return member
  }

  /// The property itself if code runs when it is read, nil if a value is stored in it.
  func body(of member: Int32, on value: ConstructionValue, type: Int32) -> Int32? {
    guard bodyRange(of: member) != nil else { return nil }
    let isLazy = modifiers(of: member).contains("lazy")
    return isLazy && isAssigned(member) ? nil : member
  }

  /// Whether anything puts a value into a property after it was made.
  func isAssigned(_ property: Int32) -> Bool { assigned.contains(property) }

  /// Where the code of a function or an initialiser stands, or that which runs when a computed or
  /// lazy property is read.
  func bodyRange(of symbol: Int32) -> Range<Int>? {
    if let known = ranges[symbol] { return known }
    let range = findBody(of: symbol)
    ranges[symbol] = .some(range)
    return range
  }

  private func findBody(of symbol: Int32) -> Range<Int>? {
    guard !isRequirement(symbol), let text = declarations.text(of: symbol), !text.body.isEmpty
    else { return nil }
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind.isProperty else { return value.kind.isFunction ? text.body : nil }
    let source = facts.source(Int(value.definitionFile))
    let modifiers = modifiers(of: symbol)
    if source.matches(text.body.lowerBound - 1, "=") {
      return modifiers.contains("lazy") ? text.body : nil
    }
    return source.getter(in: text.body)
  }

  func modifiers(of symbol: Int32) -> Set<String> {
    let value = facts.symbols.base[Int(symbol)]
    guard let text = declarations.text(of: symbol) else { return [] }
    return facts.source(Int(value.definitionFile)).modifiers(before: text.nameToken)
  }

  /// The parameters of a function of the program; nil for one from elsewhere.
  func parameters(of symbol: Int32) -> [Parameter]? {
    if let known = known[symbol] { return known }
    let found = findParameters(of: symbol)
    known[symbol] = .some(found)
    return found
  }

  private func findParameters(of symbol: Int32) -> [Parameter]? {
    let value = facts.symbols.base[Int(symbol)]
    guard facts.isDefined(symbol) else { return nil }
    if value.isImplicit {
      // A memberwise initialiser takes the properties' own names.
      let labels = facts.name(symbol).drop { $0 != "(" }.dropFirst().dropLast()
        .split(separator: ":").map(String.init)
      let parent = facts.nominalParent(symbol)
      return labels.map { label in
        let property = properties[parent]?[label]
        let isLazy = property.map { modifiers(of: $0).contains("@") } ?? false
        return .init(label: label, name: label, isLazy: isLazy)
      }
    }
    guard let text = declarations.text(of: symbol) else { return nil }
    let source = facts.source(Int(value.definitionFile))
    let isSubscript = value.subkind == Subkind.subscripting
    return text.parameters.map { parameter in
      .init(
        // Without a second name, a subscript's parameter has no label.
        label: isSubscript && parameter.label == parameter.name ? "_" : parameter.label,
        name: parameter.name,
        isLazy: parameter.type.contains { source.matches($0, "autoclosure") })
    }
  }

  /// Whether a function from elsewhere is sure to be given its arguments' values.
  func takesValues(_ symbol: Int32) -> Bool {
    if facts.symbols.base[Int(symbol)].kind == .constructor {
      // Those of the standard library, Foundation and C take no closures for values.
      return [
        "s:S", "s:s", "s:10Foundation", "s:20FoundationEssentials", "s:15Synchronization", "c:",
      ]
      .contains { facts.usr(symbol).hasPrefix($0) }
    }
    if facts.symbols.base[Int(symbol)].subkind == Subkind.subscripting {
      return ["s:S", "s:s"].contains { facts.usr(symbol).hasPrefix($0) }
    }
    return ["print(_:separator:terminator:)", "append(_:)", "min(_:_:)", "max(_:_:)"]
      .contains(facts.name(symbol))
  }

  func isConstant(_ property: Int32) -> Bool {
    modifiers(of: property).contains("let")
  }

  /// Whether a value is stored in the property, for as long as its owner is there.
  func isStored(_ property: Int32) -> Bool {
    let kind = facts.symbols.base[Int(property)].kind
    return kind.isProperty && isConstant(property) && bodyRange(of: property) == nil
      && modifiers(of: property).isDisjoint(with: ["weak", "unowned"])
  }

  /// Whether a subclass has an answer of its own in place of a member, or it is one.
  func isOverride(_ member: Int32) -> Bool {
    overridden.contains(member) || overriding.contains(member)
  }

  /// A type's stored property that never changes, by its name.
  func constant(_ name: String, of type: Int32) -> Int32? {
    guard let found = properties[type]?[name], isConstant(found) else { return nil }
    return found
  }

  /// A property that a memberwise initialiser gives the very value that it is given.
  func property(_ name: String, of type: Int32) -> Int32? {
    guard let found = properties[type]?[name], !modifiers(of: found).contains("@")
    else { return nil }
    return found
  }

  private func constantsByType() -> [Int32: [String: Int32]] {
    var found: [Int32: [String: Int32]] = [:]
    facts.symbolsByKind.forEach(.instanceProperty) { number in
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.definitionFile >= 0, symbol.parent >= 0,
        facts.symbols.base[Int(symbol.parent)].kind.isNominal
      else { return }
      found[symbol.parent, default: [:]][facts.name(number)] = number
    }
    return found
  }

  private func writtenProperties() -> Set<Int32> {
    var found: Set<Int32> = []
    for file in facts.files.indices {
      let record = facts.files[file].record
      for index in 0..<record.occurrences.count {
        let occurrence = record.occurrences.base[index]
        guard occurrence.roles.contains(.write), occurrence.roles.contains(.reference) else {
          continue
        }
        found.insert(facts.files[file].numbers.base[Int(occurrence.symbol)])
      }
    }
    return found
  }
}

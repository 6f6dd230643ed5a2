/// The type that a slice is for: where its code stands, and what of it belongs to whom.
struct SubjectType {
  /// The tokens between the braces of the type or of one of its extensions.
  struct Region {
    var file: Int
    var tokens: Range<Int>
  }

  /// What a piece of its code is part of.
  enum Context {
    /// What runs with an instance at hand.
    case instance
    /// An initialiser's body.
    case initializer(Int32)
    /// The initial value of a stored property.
    case initialValue(Int32)
    /// A signature with its default values: what callers pass instead.
    case signature
    /// What has no instance at hand: a static member.
    case staticMember(String)
    /// Another type's code.
    case nested
  }

  let symbol: Int32
  let regions: [Region]
  let members: [Int32]
  private let program: Program
  private var facts: Facts { program.facts }

  var name: String { facts.name(symbol) }
  var qualifiedName: String { facts.qualifiedName(symbol) }
  var module: String { facts.module(symbol) }
  var file: Int { Int(facts.symbols.base[Int(symbol)].definitionFile) }

  init(named name: String, _ program: Program) throws(GenerateError) {
    let facts = program.facts
    let all = facts.symbols(of: .struct, .class) { number in
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.definitionFile >= 0 else { return false }
      let file = facts.files[Int(symbol.definitionFile)]
      return file.isOwn && !file.isTest
    }
    let parts = name.split(separator: ".").map(String.init)
    let found = all.filter { facts.path(of: $0).suffix(parts.count) == parts[...] }
    guard let first = found.first, !parts.isEmpty else {
      throw .unknown(
        name: name, kind: "structure, class or actor", known: all.map(facts.name).sorted())
    }
    guard found.count == 1 else {
      throw .ambiguous(name: name, candidates: found.map(facts.qualifiedName).sorted())
    }
    self.init(first, program)
  }

  private init(_ symbol: Int32, _ program: Program) {
    self.symbol = symbol
    self.program = program
    let facts = program.facts
    let declarations = [symbol] + facts.extensions(of: symbol)
    regions = declarations.compactMap { declaration in
      let file = Int(facts.symbols.base[Int(declaration)].definitionFile)
      guard file >= 0, facts.files[file].isOwn, !facts.files[file].isTest,
        let text = program.flow.declarations.text(of: declaration), !text.body.isEmpty
      else { return nil }
      return Region(file: file, tokens: text.body)
    }.sorted { ($0.file, $0.tokens.lowerBound) < ($1.file, $1.tokens.lowerBound) }
    members = facts.members(of: symbol)
  }

  /// The initialisers that somebody wrote.
  var initializers: [Int32] {
    members.filter {
      let value = facts.symbols.base[Int($0)]
      return value.kind == .constructor && !value.isImplicit
    }
  }

  var isClass: Bool { facts.symbols.base[Int(symbol)].kind == .class }

  func contains(_ token: Int, in file: Int) -> Bool {
    regions.contains { $0.file == file && $0.tokens.contains(token) }
  }

  /// What a token of a region is part of; nil for what stands before a declaration's name.
  func context(of token: Int, in file: Int) -> Context? {
    guard let owner = program.flow.declarations.owner(ofToken: token, in: file) else { return nil }
    switch owner {
    case .header(let symbol): return facts.nominalParent(symbol) < 0 ? nil : .signature
    case .body(let declaration):
      let value = facts.symbols.base[Int(declaration)]
      if declaration == symbol || value.extended == symbol { return nil }
      guard facts.nominalParent(declaration) == symbol else {
        return .nested
      }
      if value.kind == .constructor { return .initializer(declaration) }
      if [.staticMethod, .staticProperty, .classMethod, .classProperty].contains(value.kind) {
        return .staticMember(facts.name(declaration))
      }
      return value.kind == .instanceProperty && hasInitialValue(declaration) && !isLazy(declaration)
        ? .initialValue(declaration) : .instance
    }
  }

  /// Whether an instance is at hand where the initial value is made.
  private func isLazy(_ property: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: property) else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    return source.modifiers(before: text.nameToken).contains("lazy")
  }

  func hasInitialValue(_ property: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: property), text.body.lowerBound > 0 else {
      return false
    }
    let source = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    return !text.body.isEmpty && source.matches(text.body.lowerBound - 1, "=")
  }

  /// Whether a property keeps a value, one that its type is made with or one of its own.
  func isStored(_ property: Int32) -> Bool {
    guard facts.symbols.base[Int(property)].kind == .instanceProperty,
      let text = program.flow.declarations.text(of: property)
    else { return false }
    if text.body.isEmpty || hasInitialValue(property) { return true }
    let source = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    return source.isObserver(text.body.lowerBound)
  }

  /// Everything that its code names, by place.
  func references() -> [(file: Int, token: Int, symbol: Int32)] {
    var found: [(file: Int, token: Int, symbol: Int32)] = []
    for region in regions {
      let source = facts.source(region.file)
      let (record, numbers) = (facts.files[region.file].record, facts.files[region.file].numbers)
      for token in region.tokens where source.isIdentifier(token) {
        var seen: Set<Int32> = []
        for index in facts.occurrences(at: token, in: region.file) {
          let occurrence = record.occurrences.base[index]
          let symbol = numbers.base[Int(occurrence.symbol)]
          if occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit),
            seen.insert(symbol).inserted
          {
            found.append((region.file, token, symbol))
          }
        }
      }
    }
    return found
  }
}

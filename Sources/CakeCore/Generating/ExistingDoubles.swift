/// The doubles that a program has already, beside those in the file that is written anew.
struct ExistingDoubles {
  struct Member {
    /// `unimplemented()`, or `unimplemented` for a property.
    var call: String
    var module: String
    /// Whether whoever writes the type's name sees it too.
    var isImplicitlyVisible: Bool
  }

  private var members: [String: Member] = [:]
  private var types: [String: (name: String, module: String)] = [:]
  /// The member that a type has for this: `unimplemented`, or `preview`.
  private let word: String

  /// - Parameters:
  ///   - output: The file whose contents don't count.
  ///   - module: The module that it belongs to.
  init(_ facts: Facts, word: String, output: String?, module: String?) {
    self.word = word
    for number in 0..<Int32(facts.symbols.count) {
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.definitionFile >= 0 else { continue }
      let file = facts.files[Int(symbol.definitionFile)]
      guard file.absolutePath != output else { continue }
      let isVisible = file.module == module || !file.isTest || file.module.hasSuffix("Testing")
      guard isVisible else { continue }
      if symbol.kind == .staticMethod || symbol.kind == .staticProperty {
        addMember(number, symbol, in: file, facts, module)
      } else if symbol.kind.isNominal, word == "unimplemented" {
        addType(number, in: file, facts)
      }
    }
  }

  private mutating func addMember(
    _ number: Int32, _ symbol: Facts.Symbol, in file: Facts.File, _ facts: Facts, _ module: String?
  ) {
    let name = facts.name(number)
    guard name.prefix(while: { $0 != "(" }) == word else { return }
    let parent = facts.nominalParent(number)
    guard parent >= 0 else { return }
    let source = facts.source(Int(symbol.definitionFile))
    let place = facts.definitionPlace(number)
    let isFunction = symbol.kind == .staticMethod
    // A file that was just written anew has it somewhere else.
    if isFunction, let token = source.token(at: place) {
      let list = source.declaration(at: token, .function).parameterList
      let ranges = source.arguments(in: list.lowerBound, list.upperBound - 1)
      let allHaveDefaults = ranges.allSatisfy { range in
        range.contains { source.enclosing($0) == list.lowerBound && source.matches($0, "=") }
      }
      guard allHaveDefaults else { return }
    }
    let usr = facts.usr(parent)
    // What stands in the same module wins.
    if members[usr] != nil, file.module != module { return }
    members[usr] = Member(
      call: word + (isFunction ? "()" : ""), module: file.module,
      isImplicitlyVisible: file.module == module)
  }

  private mutating func addType(_ number: Int32, in file: Facts.File, _ facts: Facts) {
    let name = facts.name(number)
    guard name.hasPrefix("Unimplemented") || name.hasSuffix("Double") else { return }
    for index in 0..<facts.bases.count
    where facts.extendedOrSelf(facts.bases.base[index].sub) == number {
      let base = facts.bases.base[index].base
      let other = facts.name(base)
      // Where two modules have the protocol's name, the double's has the module's.
      let double = "\(other)Double"
      guard ["Unimplemented\(other)", double, facts.module(base) + double].contains(name) else {
        continue
      }
      types[facts.usr(base)] = (name, file.module)
    }
  }

  func member(of usr: String) -> Member? { members[usr] }
  func type(conformingTo usr: String) -> (name: String, module: String)? { types[usr] }

  /// All of them, for whoever has to notice when they change.
  func described(_ usrs: Set<String>) -> [String] {
    usrs.sorted().compactMap { usr in
      members[usr].map { "\(usr) \($0.call) \($0.module)" }
        ?? types[usr].map { "\(usr) \($0.name) \($0.module)" }
    }
  }
}

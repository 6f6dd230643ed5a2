/// Which properties and functions give the current date or a new identifier.
///
/// Most dates and identifiers that a program keeps are other ones: when an account was made, which device it
/// is. So a function has to ask for nothing, and a property's name has to say that it is the current one;
/// what may be missing or can be set is a value that somebody keeps.
struct FreshValues {
  private unowned let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  /// Whether a value of a type may be any other than the current or a new one.
  static func mayBeOld(_ type: String) -> Bool { values.contains(type) }

  /// Whether a provider's requirement gives a value of such a type anew, by its type as the demangler
  /// writes it.
  func areGiven(by requirement: Int32, _ text: Substring) -> Bool {
    if text.contains("-> ") { return asksForNothing(text) }
    return Self.properties.contains(name(requirement)) && !isSettable(requirement)
  }

  /// The same for a member of what a provider gives, of which more is data: an event has a 'date', too.
  func areGiven(by member: Int32, _ text: Substring, among members: [Int32]) -> Bool {
    guard text.contains("-> ") else {
      return Self.unmistakable.contains(name(member)) && !isSettable(member)
    }
    return asksForNothing(text)
      && (Self.functions.contains(name(member)) || members.allSatisfy(isFunction))
  }

  private static let values = Set(
    ["Date", "UUID"].flatMap {
      ["Foundation.\($0)", "FoundationEssentials.\($0)", "__C.NS\($0)"]
    })

  private static let unmistakable: Set = [
    "now", "today", "currentDate", "currentTime", "newUUID", "newID", "nextUUID", "nextID",
    "randomUUID",
  ]
  private static let properties = unmistakable.union(["date", "uuid"])
  private static let functions = properties.union([
    "callAsFunction", "generate", "get", "make", "makeDate", "makeID", "makeUUID", "new", "next",
  ])

  private func name(_ member: Int32) -> String { String(facts.name(member).prefix { $0 != "(" }) }

  /// `now() -> Date`, `@Sendable () async -> Date`: in front of each arrow are no arguments.
  private func asksForNothing(_ text: Substring) -> Bool {
    var start = text.startIndex
    while let arrow = text[start...].firstRange(of: "-> ") {
      var asked = text[start..<arrow.lowerBound]
      for word in [" throws", " async"] {
        if let effect = asked.firstRange(of: ")\(word)") {
          asked = asked[...effect.lowerBound]
        }
      }
      while asked.last == " " { asked.removeLast() }
      guard asked.hasSuffix("()") else { return false }
      start = arrow.upperBound
    }
    return true
  }

  private func isFunction(_ member: Int32) -> Bool {
    facts.symbols.base[Int(member)].kind != .instanceProperty
      || Demangler.text(usr: facts.usr(member))?.contains("-> ") == true
  }

  /// Whether a property may be set, as far as its declaration doesn't say that it can't.
  private func isSettable(_ property: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: property) else { return true }
    let source = facts.source(Int(facts.symbols.base[Int(property)].definitionFile))
    if source.matches(text.nameToken - 1, "let") { return false }
    return text.body.isEmpty || !source.matches(text.body.lowerBound - 1, "{")
      || text.body.contains { source.matchesAny($0, "set", "didSet", "willSet") }
  }
}

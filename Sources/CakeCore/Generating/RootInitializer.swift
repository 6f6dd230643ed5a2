/// The initialiser of a root that can't have the one that Swift writes.
///
/// Only structures have that one, unless a protocol asks for another; it is seen by its own module
/// alone, and it is on no actor, so it can't store there what can't be sent.
struct RootInitializer {
  /// `public `, or nothing.
  let access: String
  let isStructure: Bool
  /// Whether a protocol asks for an initialiser, and for one without arguments.
  private let (isOneAsked, isPlainAsked): (Bool, Bool)
  private var isolation = ""
  private var given: [(name: String, type: String, value: String?)] = []

  init(of interface: Interface, access: String) {
    self.access = access
    isStructure = !interface.isActor && !interface.isClass
    let asked = interface.requirements.filter { $0.kind == .initializer }
    isOneAsked = !asked.isEmpty
    isPlainAsked = asked.contains { $0.parameters.isEmpty }
  }

  /// The word for the global actor of what it stores.
  ///
  /// - Parameter isolation: The global actor that a property is on, with a blank; or nothing.
  mutating func note(_ isolation: String) {
    if self.isolation.isEmpty { self.isolation = isolation }
  }

  /// Has it ask for a property's value; the one here is taken where none is given.
  mutating func ask(for name: String, _ type: String, default value: String?) {
    given.append((name, type, value))
  }

  var parameters: [String] {
    given.map {
      "\($0.name): \(TypeText($0.type).isFunction ? "@escaping " : "")\($0.type)"
        + ($0.value.map { " = \($0)" } ?? "")
    }
  }

  var body: [String] { given.map { "self.\($0.name) = \($0.name)" } }

  /// What stands before `init`.
  ///
  /// - Parameter onActor: Whether the compiler has refused the root without.
  func words(onActor: Bool) -> String { (onActor ? isolation : "") + access }

  /// Its lines; nil where Swift's own will do, or that which a protocol asks for.
  func lines(onActor: Bool) -> [String]? {
    let words = words(onActor: onActor)
    guard !words.isEmpty || isOneAsked || !isStructure && !given.isEmpty,
      !given.isEmpty || !isPlainAsked
    else { return nil }
    let head = "\(words)init(\(parameters.joined(separator: ", "))) {"
    return given.isEmpty ? [head + "}"] : [head] + body + ["}"]
  }
}

/// The initialiser of a root that can't have the one that Swift writes.
///
/// Only structures have that one; it is seen by its own module alone, and it is on no actor, so it
/// can't store there what can't be sent.
struct RootInitializer {
  /// `public `, or nothing.
  let access: String
  let isStructure: Bool
  private var isolation = ""
  private var given: [(name: String, type: String)] = []

  init(access: String, isStructure: Bool) {
    self.access = access
    self.isStructure = isStructure
  }

  /// - Parameter isolation: The global actor that the property is on, with a blank; or nothing.
  mutating func add(_ name: String, _ type: String, isGiven: Bool, _ isolation: String) {
    if self.isolation.isEmpty { self.isolation = isolation }
    if isGiven { given.append((name, type)) }
  }

  /// Its lines; nil where Swift's own will do.
  ///
  /// - Parameter onActor: Whether the compiler has refused the root without.
  func lines(onActor: Bool) -> [String]? {
    let actor = onActor ? isolation : ""
    let isNeeded = !access.isEmpty || !actor.isEmpty || !isStructure && !given.isEmpty
    guard isNeeded else { return nil }
    let parameters = given.map {
      "\($0.name): \(TypeText($0.type).isFunction ? "@escaping " : "")\($0.type)"
    }
    let head = "\(actor)\(access)init(\(parameters.joined(separator: ", "))) {"
    guard !given.isEmpty else { return [head + "}"] }
    return [head] + given.map { "self.\($0.name) = \($0.name)" } + ["}"]
  }
}

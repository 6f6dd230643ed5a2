/// Something that a type gets from somewhere and reads.
struct SliceUse {
  /// What it is called where it is read: `'Analytics.shared'`.
  var shown: String
  /// The requirement's name, and what is left of its declaration: `: any Mailer { get }`.
  var name: String
  var type: TypeSpelling?
  /// What a requirement has to say after the type: `async throws`.
  var effects = ""
  /// The whole requirement, where it is no property.
  var function: String?
  /// The provider that gives it, where there is one.
  var provider: Int?
  /// The only provider of its type, by another name.
  var candidate: Int?
  /// The member of the root that answers.
  var member: Int32?
  /// How a root hands it out as long as the old way is there: `{ Analytics.shared }`.
  var bridge: String?
  /// What that has to import.
  var bridgeModule: String?
  /// Whether there can be no other value of its type: a singleton's.
  var isOnlyOfType = false
  var places: [SourcePlace]
}

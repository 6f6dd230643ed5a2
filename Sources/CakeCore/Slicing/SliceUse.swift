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
  /// The global actor that it has to be read on: `@MainActor `.
  var isolation = ""
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
  /// Where it comes from, as far as an edit can put the slice there instead.
  var sites: [Site] = []
  /// Whether there can be no other value of its type: a singleton's.
  var isOnlyOfType = false
  var places: [SourcePlace]
}

extension SliceUse {
  /// Where a type gets something from.
  enum Site {
    /// An expression that reaches for it.
    case expression(Range<Int>, file: Int)
    /// A property of the type that is filled with it and does nothing else.
    case property(Int32)
    /// The type is made with it, by this name.
    case argument(String)
    /// No edit is sure there, and why.
    case unclear(String)
  }
}

/// The words of one invented feature, so that programs differ in what they call things.
struct Theme: Sendable {
  /// A provider protocol, its requirement, the requirement's type and what that type does.
  struct Word: Sendable {
    let `protocol`: String
    let property: String
    let type: String
    let method: String
  }

  /// What the feature is called: `TokenList`.
  let feature: String
  /// What its composition is called: `Services`.
  let slice: String
  /// What a value of it is called: `services`.
  let value: String
  let words: [Word]

  private init(_ feature: String, _ slice: String, _ value: String, _ words: [Word]) {
    self.feature = feature
    self.slice = slice
    self.value = value
    self.words = words
  }

  static let all: [Theme] = [
    Theme(
      "TokenList", "Services", "services",
      [
        word("TimeProvider", "timeProvider", "presentTime"),
        word("PasteboardService", "pasteboardService", "copied"),
        word("ErrorReporter", "errorReporter", "log"),
        word("StateService", "stateService", "current"),
      ]),
    Theme(
      "Checkout", "Dependencies", "dependencies",
      [
        word("Basket", "basket", "total"), word("Ledger", "ledger", "balance"),
        word("Mailer", "mailer", "send"), word("Catalogue", "catalogue", "count"),
      ]),
    Theme(
      "Feed", "Environment", "env",
      [
        word("Network", "network", "fetch"), word("ImageCache", "images", "size"),
        word("Analytics", "analytics", "track"), word("Session", "session", "user"),
      ]),
    Theme(
      "Player", "Context", "context",
      [
        word("Decoder", "decoder", "decode"), word("Queue", "queue", "depth"),
        word("Speaker", "speaker", "volume"), word("Library", "library", "albums"),
      ]),
    Theme(
      "Sync", "World", "world",
      [
        word("Journal", "journal", "append"), word("Remote", "remote", "pull"),
        word("Locks", "locks", "acquire"), word("Metrics", "metrics", "record"),
      ]),
  ]

  private static func word(_ type: String, _ property: String, _ method: String) -> Word {
    Word(protocol: "Has\(type)", property: property, type: type, method: method)
  }
}

/// One row of a command's option table: parsing and help both come from it.
struct Option<Target>: Sendable {
  enum Action: Sendable {
    case flag(@Sendable (inout Target) -> Void)
    case value(
      placeholder: String,
      @Sendable (inout Target, _ value: String) throws(UsageError) -> Void)
  }

  /// The spellings, the one that messages use last.
  let names: [String]
  let help: String
  let action: Action

  static func flag(
    _ names: String..., help: String, set: @escaping @Sendable (inout Target) -> Void
  ) -> Self {
    Option(names: names, help: help, action: .flag(set))
  }

  static func value(
    _ names: String..., placeholder: String, help: String,
    set: @escaping @Sendable (inout Target, String) throws(UsageError) -> Void
  ) -> Self {
    Option(names: names, help: help, action: .value(placeholder: placeholder, set))
  }
}

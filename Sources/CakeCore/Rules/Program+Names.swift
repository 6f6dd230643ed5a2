extension Program {
  /// The name with the enclosing types, without the module.
  func memberName(_ symbol: Int32) -> String {
    facts.qualifiedName(symbol).split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// The first few providers by name, quoted, and how many more there are.
  func quoted(_ providers: some Sequence<Int>) -> String {
    let limit = 6
    let names = providers.map { "'\(facts.name(catalog.providers[$0].symbol))'" }.sorted()
    let more = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

/// Names as short as tells them apart: the last part of a path, and as many before it as it takes.
///
/// The one place that shortens names, for messages, answers, differences and summaries.
struct ShortNames {
  /// The paths by their last part.
  private var paths: [String: Set<[String]>] = [:]

  init(_ all: some Sequence<[String]>) {
    for path in all {
      if let last = path.last { paths[last, default: []].insert(path) }
    }
  }

  /// `Services` where it is the only one, and else `TokenListCoordinator.Services`.
  ///
  /// - Parameter least: How many parts to show in any case.
  func short(_ path: [String], least: Int = 1) -> String {
    guard let last = path.last else { return "" }
    let alike = paths[last] ?? []
    let length = (min(least, path.count)...path.count).first { length in
      alike.allSatisfy { $0 == path || $0.suffix(length) != path.suffix(length) }
    }
    return QualifiedName.joined(path.suffix(length ?? path.count))
  }
}

extension Program {
  /// A declaration's name in messages: qualified as far as the program's providers, slices,
  /// consumers and roots make it necessary.
  func shown(_ symbol: Int32) -> String {
    let path = facts.path(of: symbol)
    return path.last.map { shortNames(endingIn: $0).short(path) } ?? ""
  }

  func shown(provider: Int) -> String { shown(catalog.providers[provider].symbol) }
  func shown(slice: Int) -> String { shown(catalog.slices[slice].symbol) }
  func shown(root: Int) -> String { shown(catalog.roots[root].symbol) }

  /// The first few providers by name, quoted, and how many more there are.
  func quoted(_ providers: some Sequence<Int>) -> String {
    let limit = 6
    let names = providers.map { "'\(shown(provider: $0))'" }.sorted()
    let more = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

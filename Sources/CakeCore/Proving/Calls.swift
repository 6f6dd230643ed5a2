import Foundation

/// Compares what functions call before a removal and after it, where no index tells: what is chosen
/// among local functions, for conformances that the compiler makes up, by what nobody wrote.
final class Calls {
  private let facts: Facts
  private lazy var modules = Set(facts.files.map(\.module))
  private lazy var namesakes = CallNamesakes(facts)

  init(_ facts: Facts) { self.facts = facts }

  /// The functions of a module that call something else than before, each in a sentence.
  ///
  /// - Parameters:
  ///   - before: The file with the module's code as it is.
  ///   - after: The same with the removal.
  ///   - protocols: What goes from types.
  func changes(
    from before: String, to after: String, of protocols: Set<String>, package: String
  ) -> [String] {
    guard let before = Self.contents(of: before), let after = Self.contents(of: after) else {
      return [Self.nothing]
    }
    return before.withUnsafeBytes { before in
      after.withUnsafeBytes { after in
        let (old, new) = (CallText(before, modules: modules), CallText(after, modules: modules))
        guard old.isCode && new.isCode else { return [Self.nothing] }
        let words = CallWords(removed: protocols, modules: modules)
        return sentences(
          CallChanges(from: old, to: new, words) { self.isOther($0, $1, old) }, package)
      }
    }
  }

  private static let nothing = "there is no code to compare"

  private func sentences(_ changes: CallChanges, _ package: String) -> [String] {
    let changed = Set(changes.changed.map { sentence($0, package) })
    return changed.isEmpty
      ? Set(changes.added.map { sentence($0, nil) }).sorted() : changed.sorted()
  }

  /// - Parameter package: Where the body is; nil for one that is in a copy.
  private func sentence(_ body: CallNames.Body, _ package: String?) -> String {
    if let place = body.place, let package {
      let file = Folder(package).path(to: place.file) ?? place.file
      return "\(file)\(place.position): another declaration is called"
    }
    if let conformance = CallTables.conformance(body.name) {
      return "another declaration answers in '\(conformance)'"
    }
    guard body.name.hasPrefix("$s"), let name = Demangler.text(usr: CallWords.usr(body.name)) else {
      return "another declaration is called at the top level"
    }
    return "another declaration is called in '\(name)'"
  }

  /// Whether what has this name, more often now, may be something else than what it looks like: another
  /// declaration had the name before, and the module does not tell what this one is. The text of an
  /// associated type says all of what it is.
  private func isOther(_ name: String, _ names: CallNames, _ before: CallText) -> Bool {
    guard !CallText.isAssociatedType(name), names.identity(of: name) != nil, !names.declares(name)
    else { return false }
    if before.known.contains(name) { return true }
    return name.hasPrefix("$s")
      ? facts.isKnown(usr: CallWords.usr(name)) : namesakes.contains(name)
  }

  private static func contents(of path: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
  }
}

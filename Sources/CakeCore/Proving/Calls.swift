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
    guard let before = read(before), let after = read(after),
      before.isCode && after.isCode
    else { return ["there is no code to compare"] }
    let words = CallWords(removed: protocols, modules: modules)
    let (old, new) = (CallNames(before, words), CallNames(after, words))
    let changed = old.bodies.filter { key, body in
      guard let other = new.bodies[key] else { return !words.mayGo(body.name) }
      let isMerged = body.isMerged || other.isMerged
      return !areEqual(old.counts(of: body), new.counts(of: other), isMerged)
        || other.names.contains { name, count in
          let had = body.names[name] ?? 0
          return (isMerged ? had == 0 : count > had) && isOther(name, new, known: before.known)
        }
    }
    if !changed.isEmpty { return Set(changed.values.map { sentence($0, package) }).sorted() }
    let added = new.bodies.filter { old.bodies[$0.key] == nil && !words.mayGo($0.value.name) }
    return Set(added.values.map { sentence($0, nil) }).sorted()
  }

  /// - Parameter package: Where the body is; nil for one that is in a copy.
  private func sentence(_ body: CallText.Body, _ package: String?) -> String {
    if let place = body.place, let package {
      let file = Folder(package).path(to: place.file) ?? place.file
      return "\(file)\(place.position): another declaration is called"
    }
    if let conformance = CallText.conformance(body.name) {
      return "another declaration answers in '\(conformance)'"
    }
    guard body.name.hasPrefix("$s"), let name = Demangler.text(usr: CallWords.usr(body.name)) else {
      return "another declaration is called at the top level"
    }
    return "another declaration is called in '\(name)'"
  }

  /// What nobody wrote is made once for types that a removal may make one.
  private func areEqual(
    _ old: [CallNames.Identity: Int], _ new: [CallNames.Identity: Int], _ isMerged: Bool
  ) -> Bool {
    isMerged ? Set(old.keys) == Set(new.keys) : old == new
  }

  /// Whether what has this name, more often now, may be something else than what it looks like: another
  /// declaration had the name before, and the module does not tell what this one is. The text of an
  /// associated type says all of what it is.
  private func isOther(_ name: String, _ names: CallNames, known: Set<String>) -> Bool {
    guard !CallText.isAssociatedType(name), names.identity(of: name) != nil, !names.declares(name)
    else { return false }
    if known.contains(name) { return true }
    return name.hasPrefix("$s")
      ? facts.isKnown(usr: CallWords.usr(name)) : namesakes.contains(name)
  }

  private func read(_ path: String) -> CallText? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return data.withUnsafeBytes { CallText($0, modules: modules) }
  }
}

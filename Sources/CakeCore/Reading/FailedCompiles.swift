/// Tells which units were written by a compile that ended with errors.
///
/// The driver deletes the object of such a file. Other build systems write down paths of objects that
/// lead nowhere, and let an object be that is older; they keep what the compiler said beside it.
final class FailedCompiles {
  private let intermediates: String?
  private let diagnostics: SerializedDiagnostics
  /// Whether a file of messages has errors, by its path.
  private var known: [String: Bool] = [:]

  /// - Parameter intermediates: Where objects are whose paths lead nowhere, if that is known.
  init(_ intermediates: String?, _ diagnostics: SerializedDiagnostics) {
    self.intermediates = intermediates
    self.diagnostics = diagnostics
  }

  /// - Parameter lacksObject: Whether the folder of its object is there without that.
  func wrote(_ unit: StoreUnit, lacksObject: Bool) -> Bool {
    guard unit.output.hasSuffix(".o") else { return false }
    let messages = messages(of: unit)
    guard messages.isEmpty else {
      // A unit that is newer is an editor's, which writes some too, without building.
      return messages.contains { $0.time >= unit.written && tellsOfErrors($0.file) }
    }
    return lacksObject
  }

  /// Whether the folder of a unit's object is there without that.
  static func lackObject(_ unit: StoreUnit) -> Bool {
    guard Freshness.modified(unit.output) == nil, let folder = Folder(unit.output).parent else {
      return false
    }
    return Freshness.modified(folder.path) != nil
  }

  /// What was said of the file, of its module where all files are compiled together, and of the
  /// module's interface.
  private func messages(of unit: StoreUnit) -> [(file: String, time: Int64)] {
    guard let intermediates, let folder = Folder(intermediates + unit.output).parent else {
      return []
    }
    let files = [
      intermediates + unit.output.dropLast(2) + ".dia",
      folder.path(of: unit.module + "-primary.dia"),
      folder.path(of: unit.module + "-primary-emit-module.dia"),
    ]
    return files.compactMap { file in Freshness.modified(file).map { (file, $0) } }
  }

  private func tellsOfErrors(_ file: String) -> Bool {
    if let known = known[file] { return known }
    let tells = diagnostics.tellOfErrors(at: file)
    known[file] = tells
    return tells
  }
}

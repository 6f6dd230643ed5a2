import Foundation

/// A JSON file of the tool's own kinds: read in whole, written in whole.
enum SettingsFile {
  /// The file's value, nil where there is no such file.
  static func read(_ path: String, called name: String) throws(CakeError) -> JSONNode? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .settingsUnreadable(file: name)
    }
    return try explaining(name) { () throws(JSONProblem) in try JSONParser.parse([UInt8](data)) }
  }

  /// Turns what is wrong with a file's contents into an error that names the file.
  static func explaining<Result>(
    _ name: String, _ body: () throws(JSONProblem) -> Result
  ) throws(CakeError) -> Result {
    do {
      return try body()
    } catch {
      throw .settingsInvalid(file: name, line: error.line, problem: error.problem)
    }
  }

  /// Writes the file at once or not at all.
  static func write(_ text: String, to path: String, called name: String) throws(CakeError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .settingsUnwritable(file: name)
    }
  }
}

import Foundation

/// A JSON file of the tool's own kinds: read in whole, written in whole.
package enum SettingsFile {
  /// The file's value, nil where there is no such file.
  static func read(_ path: String, called name: String) throws(CakeError) -> JSONNode? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      // Whoever made the link wants it to be read.
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return nil
      }
      throw .settingsMissing(
        file: name, reason: "it is a link to '\(target)', which does not exist")
    }
    if isFolder.boolValue { throw .settingsMissing(file: name, reason: "it is a folder") }
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

  /// Writes the file at once or not at all; of a link, the file that it leads to.
  ///
  /// - Parameter name: As somebody wrote it. What is no file is written into.
  package static func write(_ text: String, to path: String, called name: String) throws(CakeError)
  {
    for target in [name, path] where OpenTarget.isOne(target) {
      guard OpenTarget.write(text, to: target) else { throw .settingsUnwritable(file: name) }
      return
    }
    try checkTarget(path, called: name)
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .settingsUnwritable(file: name, reason: error.reasonBesideAccess)
    }
  }

  /// Throws where nothing can be written for what is there already.
  package static func checkTarget(_ path: String, called name: String) throws(CakeError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .settingsFolder(file: name)
    }
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
      !FileManager.default.fileExists(atPath: path)
    {
      throw .settingsLinkDangling(file: name, target: target)
    }
  }
}

import Foundation

/// Files of arguments, which a compiler is told of as `@path`.
package enum ResponseFile {
  /// A call's arguments with those of the files in their place; sources that these list are left out:
  /// a build names them besides. What can't be read stays as it is.
  ///
  /// - Parameter folder: Where the call is made.
  package static func expanded(_ arguments: [String], in folder: String) -> [String] {
    expanded(arguments, in: Folder(folder), inside: [])
  }

  private static func expanded(
    _ arguments: [String], in folder: Folder, inside files: Set<String>
  ) -> [String] {
    arguments.flatMap { argument in
      guard argument.hasPrefix("@") else { return [argument] }
      let path = String(argument.dropFirst())
      let file = Folder.isAbsolute(path) ? path : folder.path(of: path)
      guard !files.contains(file), let data = FileManager.default.contents(atPath: file) else {
        return [argument]
      }
      let words = words(in: String(decoding: data, as: UTF8.self))
      return expanded(
        words.filter { !$0.hasSuffix(".swift") }, in: folder, inside: files.union([file]))
    }
  }

  /// The words of a text, as a shell takes them apart.
  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\" where quote != "'": word = (word ?? "") + String(rest.popFirst() ?? "\\")
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        quote = character
        word = word ?? ""
      case _ where quote == nil && character.isWhitespace:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}

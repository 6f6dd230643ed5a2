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
      let words = words(in: [UInt8](data))
      return expanded(
        words.filter { !$0.hasSuffix(".swift") }, in: folder, inside: files.union([file]))
    }
  }

  /// The words of a text, as a shell takes them apart; by bytes, as builds list all sources so.
  static func words(in text: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isWord = false
    var quote: UInt8?
    // In a debug build each step through bytes by a sequence's own means is some calls.
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case 9...13 where quote == nil, 32 where quote == nil:
        if isWord { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
        isWord = false
        continue
      case 92 where quote != 39:  // `\`, which means itself in single quotes
        word.append(index < text.count ? text[index] : byte)
        index += 1
      case quote: quote = nil
      case 39 where quote == nil, 34 where quote == nil: quote = byte  // ' and "
      default: word.append(byte)
      }
      isWord = true
    }
    if isWord { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}

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
      let words = words(in: data)
      return expanded(
        words.filter { !$0.hasSuffix(".swift") }, in: folder, inside: files.union([file]))
    }
  }

  /// The words of a text, as a shell takes them apart; by bytes, as builds list all sources so.
  static func words(in text: some Sequence<UInt8>) -> [String] {
    let (backslash, single, double) = (UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""))
    var words: [String] = []
    var word: [UInt8] = []
    var isWord = false
    var quote: UInt8?
    var rest = text.makeIterator()
    func end() {
      if isWord { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
      isWord = false
    }
    while let byte = rest.next() {
      switch byte {
      case 9...13 where quote == nil, 32 where quote == nil:
        end()
        continue
      case backslash where quote != single: word.append(rest.next() ?? backslash)
      case quote: quote = nil
      case single where quote == nil, double where quote == nil: quote = byte
      default: word.append(byte)
      }
      isWord = true
    }
    end()
    return words
  }
}

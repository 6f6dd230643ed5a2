import Foundation

/// Which sources the builds compiled last: the units of those that a manifest leaves out by now stay.
///
/// Build systems write the sources of a module down beside its objects.
struct ListedSources {
  private let intermediates: String
  /// Where the lists are of modules whose objects are in one folder.
  private var places: [Objects: String?] = [:]
  /// By a list's path, the names in it; nil where there is no such list.
  private var known: [String: Set<ArraySlice<UInt8>>?] = [:]

  private struct Objects: Hashable {
    var folder: Folder?
    var module: String
  }

  /// - Parameter intermediates: Where objects are whose paths lead nowhere, if that is known.
  init(_ intermediates: String?) { self.intermediates = intermediates ?? "" }

  /// Whether a unit's source is in its module's list, or it is not known: a module has no two sources
  /// of one name, and names that a list would have in quotes are not looked for.
  mutating func mayHave(_ unit: StoreUnit) -> Bool {
    let name = Array(Folder.name(of: unit.mainFile).utf8)
    guard name.allSatisfy(Self.isPlain), let list = list(of: unit), let names = names(in: list)
    else { return true }
    return names.contains(name[...])
  }

  private mutating func list(of unit: StoreUnit) -> String? {
    let objects = Objects(folder: Folder(unit.output).parent, module: unit.module)
    if let place = places[objects] { return place }
    let place = place(of: unit)
    places[objects] = .some(place)
    return place
  }

  /// SwiftPM's own is in the folder of the module, Xcode's build system's beside the object.
  private func place(of unit: StoreUnit) -> String? {
    if let end = unit.output.range(of: ".build/", options: .backwards)?.upperBound,
      !unit.output[end...].hasPrefix("Objects-normal/")
    {
      return unit.output[..<end] + "sources"
    }
    return Folder(intermediates + unit.output).parent?.path(of: unit.module + ".SwiftFileList")
  }

  private mutating func names(in list: String) -> Set<ArraySlice<UInt8>>? {
    if let names = known[list] { return names }
    let names = [UInt8].contents(of: list).map { bytes, _ in
      Set(
        bytes.lines.map { line in
          // Other letters of the path may have put the whole of it in quotes.
          let path = line.last == UInt8(ascii: "'") ? line.dropLast() : line
          return path.suffix(
            from: path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex)
        })
    }
    known[list] = .some(names)
    return names
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || isLetterOrDigit(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}

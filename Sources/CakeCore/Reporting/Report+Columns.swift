import Foundation

extension Report {
  /// The report with the columns of its findings counted in UTF-16 code units, as SARIF says that they are.
  /// The compiler counts bytes, and so do the other formats.
  ///
  /// - Parameter package: The folder that the report's paths are seen from.
  func countingUTF16(in package: String) -> Report {
    var report = self
    var columns = Columns(package: package)
    for index in report.findings.indices { report.findings[index].countUTF16(&columns) }
    return report
  }
}

extension Finding {
  fileprivate mutating func countUTF16(_ columns: inout Columns) {
    func count(_ place: inout SourcePlace) {
      place.column = columns.utf16(place.column, ofLine: place.line, in: place.file)
    }
    count(&location)
    for index in notes.indices { count(&notes[index].location) }
    guard var fix else { return }
    for index in fix.edits.indices {
      let edit = fix.edits[index]
      fix.edits[index].column = columns.utf16(edit.column, ofLine: edit.line, in: edit.file)
      fix.edits[index].endColumn = columns.utf16(
        edit.endColumn, ofLine: edit.endLine, in: edit.file)
    }
    self.fix = fix
  }
}

/// The lines of files in which a column in bytes may be another one in characters.
private struct Columns {
  let package: String
  /// By file; none for a file of ASCII alone, or that can't be read.
  private var lines: [String: [Data]] = [:]

  init(package: String) { self.package = package }

  mutating func utf16(_ column: Int, ofLine line: Int, in file: String) -> Int {
    let known = lines[file] ?? read(file)
    lines[file] = known
    guard known.indices.contains(line - 1), column > 1 else { return column }
    return String(decoding: known[line - 1].prefix(column - 1), as: UTF8.self).utf16.count + 1
  }

  private func read(_ file: String) -> [Data] {
    let path = Folder.isAbsolute(file) ? file : "\(package)/\(file)"
    guard let data = FileManager.default.contents(atPath: path), data.contains(where: { $0 > 127 })
    else { return [] }
    return data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

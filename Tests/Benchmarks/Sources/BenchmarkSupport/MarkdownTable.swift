/// A table in Markdown, with columns as wide as their widest cell.
public struct MarkdownTable: Sendable {
  private var rows: [[String]]

  public init(_ columns: [String]) { rows = [columns] }

  public mutating func add(_ cells: [String]) {
    precondition(cells.count == rows[0].count, "a row has a cell for each column")
    rows.append(cells)
  }

  /// The table's lines: first column to the left, numbers to the right.
  public var text: String {
    let widths = rows[0].indices.map { column in
      max(3, rows.map { $0[column].count }.max()!)
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return line(rows[0]) + "| " + rule.joined(separator: " | ") + " |\n"
      + rows.dropFirst().map(line).joined()
  }
}

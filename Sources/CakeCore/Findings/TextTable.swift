/// Columns of text, each as wide as its widest cell; the last one is not padded.
package struct TextTable: Sendable {
  package var header: [String]?
  package var rows: [[String]]

  package init(header: [String]? = nil, rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  package func lines(indentation: String = "") -> [String] {
    let all = (header.map { [$0] } ?? []) + rows
    var widths: [Int] = []
    for row in all {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return all.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return indentation + cells.joined(separator: "  ")
    }
  }
}

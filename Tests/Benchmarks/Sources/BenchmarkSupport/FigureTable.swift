/// One table of figures, by whose name documentation asks for it.
public struct FigureTable: Codable, Equatable, Sendable {
  public struct Row: Codable, Equatable, Sendable {
    public var name: String
    /// One for each column; nil where there is nothing to measure.
    public var figures: [Figure?]

    public init(_ name: String, _ figures: [Figure?]) {
      self.name = name
      self.figures = figures
    }
  }

  public var id: String
  public var title: String
  /// What to know before one reads it.
  public var note: String
  public var columns: [String]
  /// The column beside which stands how far its rounds lie apart.
  public var spreadColumn: Int?
  public var rows: [Row] = []

  public init(
    id: String, title: String, note: String = "", columns: [String], spreadColumn: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.columns = columns
    self.spreadColumn = spreadColumn
  }

  public mutating func add(_ name: String, _ figures: [Figure?]) {
    precondition(figures.count == columns.count, "a row has a figure, or none, for each column")
    rows.append(Row(name, figures))
  }

  public func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  public var markdown: String {
    var table = MarkdownTable([""] + withSpread(columns, "spread"))
    for row in rows {
      let spread = spreadColumn.flatMap { row.figures[$0] }.map(Self.spread) ?? "–"
      table.add([row.name] + withSpread(row.figures.map { $0?.text ?? "–" }, spread))
    }
    return table.text
  }

  /// Figures whose median is known less well are not to be compared.
  private static let greatestSpread = 0.25

  private static func spread(_ figure: Figure) -> String {
    guard figure.values.count > 1 else { return "–" }
    return figure.spread.percent + (figure.spread <= greatestSpread ? "" : ", not decided")
  }

  private func withSpread(_ cells: [String], _ spread: String) -> [String] {
    guard let spreadColumn else { return cells }
    var cells = cells
    cells.insert(spread, at: spreadColumn + 1)
    return cells
  }
}

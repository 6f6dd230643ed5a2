/// All figures of one run.
public struct Report: Codable, Equatable, Sendable {
  /// What was measured in one process: run time, build time or the tool.
  public struct Part: Codable, Equatable, Sendable {
    public var id: String
    public var title: String
    public var machine: Machine
    /// Whether the sizes were small and the rounds few.
    public var isQuick: Bool
    public var rounds: Int
    /// How long all of it took, preparation included.
    public var seconds = 0.0
    public var goals: [Goal] = []
    public var tables: [FigureTable] = []
    /// What is neither a figure nor a goal, such as whether findings were right.
    public var remarks: [String] = []
    /// Whether a finding of the tool was false, or its output not always the same.
    public var isWrong = false

    public init(id: String, title: String, machine: Machine, isQuick: Bool, rounds: Int) {
      self.id = id
      self.title = title
      self.machine = machine
      self.isQuick = isQuick
      self.rounds = rounds
    }

    /// Where, when and how often it was measured, in one line.
    public var circumstances: String {
      "\(machine.text); median of \(rounds) \(rounds == 1 ? "round" : "rounds")"
        + "\(isQuick ? "; a quick run, of small sizes" : "")"
    }
  }

  public var schemaVersion = 1
  public var parts: [Part]

  public init(parts: [Part]) { self.parts = parts }
}

extension Report {
  public var markdown: String {
    "# Benchmarks\n" + parts.map(\.markdown).joined()
  }

  /// What documentation can ask for, by name: every table, and for each part its goals and its
  /// circumstances.
  public var passages: [String: String] {
    var passages: [String: String] = [:]
    for part in parts {
      passages["\(part.id)-circumstances"] = "Measured \(part.circumstances).\n"
      passages["\(part.id)-goals"] = Goal.markdown(part.goals)
      for table in part.tables { passages[table.id] = table.markdown }
    }
    return passages
  }
}

extension Report.Part {
  var markdown: String {
    var text = "\n## \(title)\n\n\(circumstances); took \(seconds.duration).\n"
    if !goals.isEmpty { text += "\n" + Goal.markdown(goals) }
    for table in tables {
      text += "\n### \(table.title)\n\n"
      if !table.note.isEmpty { text += table.note + "\n\n" }
      text += table.markdown
    }
    if !remarks.isEmpty { text += "\n" + remarks.map { "- \($0)\n" }.joined() }
    return text
  }
}

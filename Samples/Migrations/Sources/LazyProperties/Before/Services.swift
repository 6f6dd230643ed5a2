protocol Printer {
  func print(_ text: String) -> String
}

struct PaperRoll: Printer {
  func print(_ text: String) -> String { "paper roll: \(text)" }
}

struct LetterPaper: Printer {
  func print(_ text: String) -> String { "letter paper: \(text)" }
}

/// The invoices that were written so far.
class Archive: Makeable {
  private var count = 0

  required init() {}

  func file(_ text: String) -> String {
    count += 1
    return "archive: \(text), number \(count)"
  }
}

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
final class Archive {
  private var count = 0

  func file(_ text: String) -> String {
    count += 1
    return "archive: \(text), number \(count)"
  }
}

import LayerCake

/// Provides what to print on.
protocol HasPrinter {
  var printer: any Printer { get }
}

protocol Printer {
  func print(_ text: String) -> String
}

struct PaperRoll: Printer {
  func print(_ text: String) -> String { "paper roll: \(text)" }
}

struct LetterPaper: Printer {
  func print(_ text: String) -> String { "letter paper: \(text)" }
}

/// Provides the place where invoices are kept.
protocol HasArchive {
  var archive: Archive { get }
}

extension HasArchive where Self: DependencyScope, Parent: HasArchive {
  var archive: Archive { parent.archive }
}

/// The invoices that were written so far.
final class Archive {
  private var count = 0

  func file(_ text: String) -> String {
    count += 1
    return "archive: \(text), number \(count)"
  }
}

/// Provides the name of a customer with an account.
protocol HasCustomer {
  var customer: String { get }
}

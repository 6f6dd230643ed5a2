/// What the tax office gets.
final class Books {
  private let sales: Log
  private let audit: Log
  private let today: String

  init(sales: Log, audit: Log, today: String) {
    self.sales = sales
    self.audit = audit
    self.today = today
  }

  func enter(_ item: String) -> String {
    sales.add(item)
    audit.add("\(today): sold \(item)")
    return "books: \(audit.lines.joined(separator: ", ")); sales so far: \(sales.lines.count)"
  }
}

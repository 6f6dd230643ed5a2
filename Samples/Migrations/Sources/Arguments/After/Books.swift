typealias BooksDependencies = HasSales & HasAudit & HasToday

/// What the tax office gets.
struct Books {
  let dependencies: any BooksDependencies

  func enter(_ item: String) -> String {
    let (sales, audit) = (dependencies.sales, dependencies.audit)
    sales.add(item)
    audit.add("\(dependencies.today): sold \(item)")
    return "books: \(audit.lines.joined(separator: ", ")); sales so far: \(sales.lines.count)"
  }
}

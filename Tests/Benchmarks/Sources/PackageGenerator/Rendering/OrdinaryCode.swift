/// What most of a feature's file is: code that has nothing to do with dependencies.
struct OrdinaryCode {
  let name: String

  /// The feature's row and state, which its own code works on.
  var types: String {
    """
    public struct \(name)Row: Equatable, Sendable {
      public let id: Int
      public var title: String
      public var amount: Int
      public var isSelected: Bool

      init(id: Int, title: String, amount: Int) {
        self.id = id
        self.title = title
        self.amount = amount
        isSelected = false
      }

      var isEmpty: Bool { title.isEmpty && amount == 0 }
    }

    public struct \(name)State: Equatable, Sendable {
      public internal(set) var rows: [\(name)Row] = []
      var query = ""
      var undone: [[\(name)Row]] = []

      init(count: Int) {
        for id in 0..<count { rows.append(\(name)Row(id: id, title: "Row", amount: id)) }
      }
    }

    """
  }

  /// A block of functions on the state; the first dozen differ, then they repeat under new names.
  func block(_ index: Int) -> String {
    let round = index / Self.blocks.count
    let suffix = round == 0 ? "" : "\(round + 1)"
    return """

      extension \(name)State {
      \(Self.blocks[index % Self.blocks.count](name, suffix))
      }

      """
  }

  private static let blocks: [@Sendable (String, String) -> String] = [
    { name, suffix in
      """
        mutating func change\(suffix)(_ id: Int, to amount: Int) {
          guard let index = rows.firstIndex(where: { row in row.id == id }) else { return }
          undone.append(rows)
          rows[index].amount = max(0, amount)
        }

        mutating func undo\(suffix)() {
          guard let last = undone.popLast() else { return }
          rows = last
        }
      """
    },
    { name, suffix in
      """
        func matching\(suffix)(_ text: String) -> [\(name)Row] {
          guard !text.isEmpty else { return rows }
          var found: [\(name)Row] = []
          for row in rows where row.title.hasPrefix(text) {
            found.append(row)
          }
          return found
        }
      """
    },
    { name, suffix in
      """
        func grouped\(suffix)() -> [Int: [\(name)Row]] {
          var groups: [Int: [\(name)Row]] = [:]
          for row in rows {
            let size = row.amount / 10
            groups[size, default: []].append(row)
          }
          return groups
        }
      """
    },
    { name, suffix in
      """
        func sorted\(suffix)(descending: Bool) -> [\(name)Row] {
          let ascending = rows.sorted { left, right in left.amount < right.amount }
          guard descending else { return ascending }
          return ascending.reversed()
        }
      """
    },
    { name, suffix in
      """
        mutating func select\(suffix)(_ id: Int) -> Bool {
          var changed = false
          for index in rows.indices {
            let isSelected = rows[index].id == id
            if rows[index].isSelected != isSelected { changed = true }
            rows[index].isSelected = isSelected
          }
          return changed
        }
      """
    },
    { name, suffix in
      """
        func page\(suffix)(_ number: Int, size: Int) -> [\(name)Row] {
          let start = number * size
          guard size > 0, start >= 0, start < rows.count else { return [] }
          let end = min(start + size, rows.count)
          return Array(rows[start..<end])
        }
      """
    },
    { name, suffix in
      """
        func problems\(suffix)() -> [String] {
          var problems: [String] = []
          for row in rows {
            if row.isEmpty { problems.append("empty") }
            if row.amount < 0 { problems.append("negative") }
            if row.title.count > 80 { problems.append("long") }
          }
          return problems
        }
      """
    },
    { name, suffix in
      """
        mutating func merge\(suffix)(_ other: [\(name)Row]) {
          var known: Set<Int> = []
          for row in rows { known.insert(row.id) }
          for row in other where !known.contains(row.id) {
            rows.append(row)
            known.insert(row.id)
          }
        }
      """
    },
    { name, suffix in
      """
        func digest\(suffix)() -> String {
          var text = query
          for row in rows {
            text += row.title
            text += String(row.amount)
          }
          return text
        }
      """
    },
  ]
}

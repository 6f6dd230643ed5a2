// The right side of an assignment to what is there for certain.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasTables { var tables: Tables { get } }
protocol HasSums { var sums: Sums { get } }
protocol HasRows { var rows: Rows { get } }
protocol HasCells { var cells: Cells { get } }

final class Next { var count = 0 }

struct Auth {
  let next = Next()
  init(_ dependencies: any HasGitHub) { next.count = dependencies.gitHub.number }
}
struct GitHub {
  let number: Int
  init(_ dependencies: any HasAuth) { number = dependencies.auth.next.count }
}
struct Tables {
  var next: Next?
  init(_ dependencies: any HasSums) {
    next = Next()
    next!.count = dependencies.sums.number
  }
}
struct Sums {
  let number: Int
  init(_ dependencies: any HasTables) { number = dependencies.tables.next == nil ? 1 : 2 }
}
struct Rows {
  var numbers = [1]
  init(_ dependencies: any HasCells) throws {
    try numbers = dependencies.cells.numbers()
  }
}
struct Cells {
  let count: Int
  init(_ dependencies: any HasRows) { count = dependencies.rows.numbers.count }
  func numbers() throws -> [Int] { [count] }
}
struct AppDependencies: HasAuth, HasGitHub, HasTables, HasSums, HasRows, HasCells {
  var auth: Auth { Auth(self) }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: GitHub { GitHub(self) }
  var rows: Rows { try! Rows(self) }
  var cells: Cells { Cells(self) }  // expect: construction-cycle HasCells+HasRows
  var tables: Tables { Tables(self) }
  var sums: Sums { Sums(self) }  // expect: construction-cycle HasSums+HasTables
}
func main(_ app: AppDependencies) -> (any HasGitHub) { app }

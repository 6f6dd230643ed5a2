// The right side of an assignment is looked at only if there is something to assign to: an optional
// chain, or a call that may throw, may end before it.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasTables { var tables: Tables { get } }
protocol HasSums { var sums: Sums { get } }

struct Missing: Error {}
final class Next {
  var count = 0
  var list: [Int] = []
  func take(_ number: Int) {}
}
func next() throws -> Next { throw Missing() }

struct Auth {
  let name = "auth"
  var next: Next?
  weak var delegate: Next?
  var hubs: [GitHub]?
  init(_ dependencies: any HasGitHub) {
    next?.count = dependencies.gitHub.number
    self.delegate?.count = dependencies.gitHub.number
    self.next?.list[0] = dependencies.gitHub.number
    hubs?[0] = dependencies.gitHub
    next? = Next()
    (next)?.count = dependencies.gitHub.number
    next?.take(dependencies.gitHub.number)
    next?.count += dependencies.gitHub.number
  }
}
struct GitHub {
  let number: Int
  init(_ dependencies: any HasAuth) { number = dependencies.auth.name.count }
}
struct Tables {
  let name = "tables"
  init(_ dependencies: any HasSums) {
    do {
      try next().count = dependencies.sums.number
    } catch {}
    fill(dependencies)
  }
  private func fill(_ dependencies: any HasSums) {
    var numbers: [Int: Int] = [:]
    numbers[1]? = dependencies.sums.number
    try? next().count = dependencies.sums.number
    print(numbers)
  }
}
struct Sums {
  let number: Int
  init(_ dependencies: any HasTables) { number = dependencies.tables.name.count }
}
struct AppDependencies: HasAuth, HasGitHub, HasTables, HasSums {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
  var tables: Tables { Tables(self) }
  var sums: Sums { Sums(self) }
}
func main(_ app: AppDependencies) -> (any HasGitHub) { app }

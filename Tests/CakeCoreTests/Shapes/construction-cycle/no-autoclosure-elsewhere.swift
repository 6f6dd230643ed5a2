// Autoclosures of subscripts, of interpolations, of operators and of callable values: nobody is known
// to ask for their values.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }
protocol HasTables { var tables: Tables { get } }
protocol HasSums { var sums: Sums { get } }
protocol HasCalls { var calls: Calls { get } }

struct Table {
  subscript(key: Int, or value: @autoclosure () -> String) -> String { "" }
  subscript(lazily value: @autoclosure () -> String) -> String { "" }
}
struct Message: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ text: String) {}
    mutating func appendInterpolation(_ text: @autoclosure () -> String) {}
  }
  init(stringLiteral text: String) {}
  init(stringInterpolation: StringInterpolation) {}
}
struct Logger {
  func callAsFunction(_ text: @autoclosure () -> String) {}
  func note(_ message: Message) {}
}
extension Table {
  static func + (table: Table, text: @autoclosure () -> String) -> Table { table }
}

typealias AuthDependencies = HasGitHub
struct Auth {
  let name = "auth"
  init(_ dependencies: any AuthDependencies) { Logger().note("\(dependencies.gitHub.name)") }
}
struct GitHub {
  let name: String
  init(_ dependencies: any HasAuth) { name = dependencies.auth.name }
}
struct Tables {
  let name = "tables"
  init(_ dependencies: any HasSums) {
    print(Table()[3, or: dependencies.sums.name], Table()[lazily: dependencies.sums.name])
  }
}
struct Sums {
  let name: String
  init(_ dependencies: any HasTables & HasCalls) {
    name = dependencies.tables.name + dependencies.calls.name
  }
}
struct Calls {
  let name = "calls"
  init(_ dependencies: any HasSums) {
    Logger()(dependencies.sums.name)
    _ = Table() + dependencies.sums.name
  }
}
struct AppDependencies: HasAuth, HasGitHub, HasTables, HasSums, HasCalls {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
  var tables: Tables { Tables(self) }
  var sums: Sums { Sums(self) }
  var calls: Calls { Calls(self) }
}
func main(_ app: AppDependencies) -> (any AuthDependencies) { app }

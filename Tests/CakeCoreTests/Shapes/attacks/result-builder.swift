// Rows take their dependencies inside a builder with branches and loops.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasLog { func log(_ text: String) -> Int }
typealias ListServices = HasClock & HasStore & HasLog  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore
struct AppServices: ListServices & EditServices {
  let clock = 1
  let store = ""
  func log(_ text: String) -> Int { text.count }
}

struct Row {
  let height: Int
  init(_ services: any ListServices) { height = services.clock + services.log("") }
  init(edit services: any EditServices) { height = services.clock + services.store.count }
}
@resultBuilder enum Rows {
  static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
  static func buildExpression(_ row: Row) -> [Row] { [row] }
  static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }
}
func screen(@Rows _ rows: () -> [Row]) -> Int { rows().reduce(0) { $0 + $1.height } }
func run(_ services: any ListServices, _ edit: any EditServices, _ isLong: Bool) -> Int {
  screen {
    Row(services)
    if isLong { Row(edit: edit) }
    for _ in 0..<2 { Row(services) }
  }
}

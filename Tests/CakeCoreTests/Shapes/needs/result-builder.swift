// A result builder rewrites the body in which the need is read.
@resultBuilder enum Rows {
  static func buildExpression(_ value: Int) -> [Int] { [value] }
  static func buildBlock(_ rows: [Int]...) -> [Int] { rows.flatMap(\.self) }
  static func buildOptional(_ rows: [Int]?) -> [Int] { rows ?? [] }
}

protocol HasClock { var clock: Int { get } }
protocol HasFlags { var flags: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ScreenDependencies = HasClock & HasFlags & HasPush  // expect: unused-need HasPush

struct Screen {
  let dependencies: any ScreenDependencies
  @Rows var body: [Int] {
    1
    if dependencies.flags > 2 { dependencies.clock }
  }
}

// Names that no Latin letter begins, and some with characters that are no letters at all.
protocol HasMail😀 { var mail: Int { get } }
protocol HasZähler { var zähler: Int { get } }
protocol Has邮件 { var 邮件: Int { get } }
typealias ScreenDependencies =
  HasMail😀  // expect: unused-need HasMail😀
  & HasZähler  // expect: unused-need HasZähler
  & Has邮件
typealias RowDependencies =
  HasMail😀
  & Has邮件  // expect: unused-need Has邮件

struct Screen {
  let dependencies: any ScreenDependencies
  func show() -> Int { dependencies.邮件 }
}
struct Row {
  let dependencies: any RowDependencies
  func show() -> Int { dependencies.mail }
}

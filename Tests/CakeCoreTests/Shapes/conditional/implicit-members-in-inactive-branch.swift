// `.title` by itself is a case, or something static of what is asked for there: no value's member.
protocol HasClock { var clock: Int { get } }
protocol HasTitle { var title: Int { get } }
protocol HasPath { var path: Int { get } }
protocol HasLine { var line: Int { get } }
protocol HasStand { var stand: Int { get } }

enum Style { case title, body, path, line, stand }
func font(_ style: Style, size: Int) -> Int { size }
func first(_ styles: Style...) -> Style? { styles.first }

typealias ModelDependencies = HasClock & HasTitle  // expect: unused-need HasTitle
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
  #if NEVER
    func styled(_ style: Style) -> Int {
      if style == .title || .title != style { return font(.title, size: 3) }
      let all: [Style] = [.title, .body, .title]
      var other: Style = .title
      other = all.map { _ in .title }.first ?? .title
      other = all.isEmpty ? .title : .body
      switch other {
      case .body, .title: return font(first(.body, .title)!, size: 1)
      default: return all.allSatisfy { .title == $0 } ? 1 : 2
      }
    }
    var style: Style { .title }
    func plain() -> Style { return .title }
  #endif
}

// The path to a member, and what goes on in the next line.
typealias PathDependencies =
  HasClock
  & HasPath  // escape: HasPath
struct Paths {
  let all: [any PathDependencies]
  var now: Int { all[0].clock }
  #if NEVER
    var paths: [Int] { all.map(\.path) }
  #endif
}
typealias LineDependencies =
  HasClock
  & HasLine  // escape: HasLine
struct Lines {
  let all: [any LineDependencies]
  var now: Int { all[0].clock }
  #if NEVER
    var line: Int {
      (all
        .first!)
        .line
    }
  #endif
}

// Something static that the provider has for one type.
typealias StandDependencies =
  HasClock
  & HasStand  // escape: HasStand
extension HasStand where Self == Stall { static var stand: Stall { Stall() } }
func stand(_ dependencies: some StandDependencies) -> Int { dependencies.clock }
#if NEVER
  func alone() -> Int { stand(.stand) }
#endif
struct Stall: HasClock, HasStand {
  let clock = 1
  let stand = 2
}

struct Live: HasClock, HasTitle, HasPath, HasLine {
  let clock = 1
  let title = 2
  let path = 3
  let line = 4
}

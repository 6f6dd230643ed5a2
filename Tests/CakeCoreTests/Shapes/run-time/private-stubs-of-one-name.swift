// Without its theme one of two private types of one name gets the look that is the protocol's default.
//--- App/App.swift
protocol HasCount { var count: Int { get } }
protocol HasTheme { var theme: String { get } }
protocol Style { init() }
struct Plain: Style {}
struct Dark: Style {}
protocol Screen { associatedtype Look: Style = Plain }
extension Screen where Self: HasTheme { typealias Look = Dark }
typealias ProbeDeps = HasCount & HasTheme  // stays: HasTheme
func probe(_ dependencies: any ProbeDeps) -> Int { dependencies.count }
func look<S: Screen>(_ screen: S) -> String { "\(S.Look.self)" }
//--- App/First.swift
private struct Stub: ProbeDeps, Screen {
  let count = 1
  let theme = ""
}
func first() -> String { "\(probe(Stub())) \(look(Stub()))" }
//--- App/Second.swift
private struct Stub: HasTheme, Screen { let theme = "" }
func second() -> String { look(Stub()) }

// The current date, in each way that there is to ask for it.
import Foundation

protocol HasTitle { var title: String { get } }
typealias Deps = HasTitle

struct Model {
  let dependencies: any Deps
  func now() -> Date { Date() }  // expect: ambient-effect Date.init
  func later() -> Date { Date(timeIntervalSinceNow: 60) }  // expect: ambient-effect Date.init(timeIntervalSinceNow:)
  func today() -> String { "\(dependencies.title) \(Date.now)" }  // expect: ambient-effect Date.now
  func implied() -> [Date] { [Date.init(), .init(), .now] }
  func left(until end: Date) -> Double { end.timeIntervalSinceNow }  // expect: ambient-effect Date.timeIntervalSinceNow
  func stamp() -> Double { Date.timeIntervalSinceReferenceDate }  // expect: ambient-effect Date.timeIntervalSinceReferenceDate
}

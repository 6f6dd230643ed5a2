// Dates and identifiers that somebody keeps control nothing: no note says that one has the current date.
import Foundation

protocol Sleep: AnyObject { var startedAt: Date? { get set } }
protocol Account { var birthday: Date { get } }
protocol Device { var vendor: UUID? { get } }
struct Event {
  let date: Date
  let uuid: UUID
  func end(after seconds: Double) -> Date { date + seconds }
  func end() -> Date { date }
}

protocol HasSleep { var sleep: any Sleep { get } }
protocol HasAccount { var account: any Account { get } }
protocol HasDevice { var device: any Device { get } }
protocol HasEvent { var event: Event { get } }
protocol HasNow { var now: Date { get set } }
protocol HasStart { var start: Date { get } }
protocol HasParser { func date(from text: String) -> Date }
protocol HasSession { func session() -> UUID? }

typealias Deps = HasSleep & HasAccount & HasDevice & HasEvent & HasNow & HasStart & HasParser & HasSession

struct Model {
  let dependencies: any Deps
  func begin() { dependencies.sleep.startedAt = Date() }  // expect: ambient-effect Date.init
  func age() -> TimeInterval {
    Date().timeIntervalSince(dependencies.account.birthday)
      - Date().timeIntervalSince(dependencies.event.date)
      - dependencies.now.timeIntervalSince(dependencies.start)
      - dependencies.date(from: "").timeIntervalSinceReferenceDate
  }
  func user() -> UUID { dependencies.device.vendor ?? dependencies.session() ?? UUID() }  // expect: ambient-effect UUID.init
}

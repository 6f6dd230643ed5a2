// What gives the current date or a new identifier: a function that asks for nothing, or what its name says to be one.
import Foundation

protocol Calendars { var today: Date { get } }
struct Stamps {
  let locale: Locale
  func next() -> UUID { UUID() }
}
struct Client {
  var load: @Sendable (Int) -> String
  var stamp: @Sendable () async throws -> Date
}

protocol HasNow { var now: Date { get } }
protocol HasCalendars { var calendars: any Calendars { get } }
protocol HasClient { var client: Client { get } }
protocol HasStamps { var stamps: Stamps { get } }
protocol HasMaker { var makeID: @Sendable () -> UUID { get } }
protocol HasDraft { func draft() throws -> UUID }

typealias NowNeeds = HasNow
typealias CalendarsNeeds = HasCalendars
typealias ClientNeeds = HasClient
typealias StampsNeeds = HasStamps
typealias MakerNeeds = HasMaker
typealias DraftNeeds = HasDraft

func title(_ dependencies: any NowNeeds) -> String { "\(dependencies.now) \(Date())" }  // expect: ambient-effect Date.init
func week(_ dependencies: any CalendarsNeeds) -> String { "\(dependencies.calendars.today) \(Date())" }  // expect: ambient-effect Date.init
func load(_ dependencies: any ClientNeeds) -> String { dependencies.client.load(Date().hashValue) }  // expect: ambient-effect Date.init
func stamp(_ dependencies: any StampsNeeds) -> [UUID] { [dependencies.stamps.next(), UUID()] }  // expect: ambient-effect UUID.init
func make(_ dependencies: any MakerNeeds) -> [UUID] { [dependencies.makeID(), UUID()] }  // expect: ambient-effect UUID.init
func draft(_ dependencies: any DraftNeeds) throws -> [UUID] { [try dependencies.draft(), UUID()] }  // expect: ambient-effect UUID.init

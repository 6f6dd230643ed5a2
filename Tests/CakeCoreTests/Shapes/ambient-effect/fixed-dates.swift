// Dates, identifiers and queues that come from a value, not from the moment.
import Dispatch
import Foundation

protocol HasQueue { var queue: DispatchQueue { get } }
typealias Deps = HasQueue

struct Model {
  let dependencies: any Deps
  func run() {
    _ = (Date(timeIntervalSince1970: 0), Date.distantPast, UUID(uuidString: "x"), Date?.none as Any)
    _ = Date(timeIntervalSince1970: 0).timeIntervalSinceReferenceDate
    dependencies.queue.asyncAfter(deadline: .now() + 1) {}
    DispatchQueue.main.async {}
  }
}

// Types of the program's own with the names of Foundation's.
struct Date { static var now: Date { Date() } }
struct UUID {}
enum Task { static func sleep(for seconds: Int) {} }
struct ContinuousClock { static var now: Int { 0 } }
enum FileManager { static let `default` = 1 }
enum URLSession { static let shared = 2 }

protocol HasName { var name: String { get } }
typealias Deps = HasName

struct Model {
  let dependencies: any Deps
  func run() -> String {
    _ = (Date(), Date.now, UUID(), FileManager.default, URLSession.shared, ContinuousClock.now)
    Task.sleep(for: 1)
    return dependencies.name
  }
}

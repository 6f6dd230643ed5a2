import Synchronization

/// Who is logged in on this device.
final class SessionStore: Sendable {
  private let user = Mutex<String?>(nil)

  var current: String? { user.withLock { $0 } }

  func begin(_ name: String) { user.withLock { $0 = name } }
  func end() { user.withLock { $0 = nil } }
}

/// What the owner of the device can read later.
final class Journal: Sendable {
  private let entries = Mutex<[String]>([])

  var lines: [String] { entries.withLock { $0 } }

  func add(_ line: String) { entries.withLock { $0.append(line) } }
}

import Core
import Dependencies
import FactoryKit

class Screen {
  let name: String
  init(name: String) { self.name = name }
}

final class HomeScreen: Screen {
  private var taps = 0

  init(taps: Int) {
    self.taps = taps
    super.init(name: "home")
    Analytics.shared.track("made")
  }

  convenience init() { self.init(taps: 1) }

  func tap() {
    taps += 1
    _ = [taps].map { Analytics.shared.track("tap \($0)") }
  }
}

final class DetailScreen: Screen {
  required override init(name: String) { super.init(name: name) }
  func tap() { Analytics.shared.track("tap") }
}

/// Counts.
struct CountModel {
  let title: String
  func close() { Analytics.shared.track(title) }
}

actor UploadModel {
  private let library = Container.shared.library()
  private let tracker: Analytics = .shared

  func upload(_ track: Track) {
    library.save(track)
    tracker.track(track.title)
  }
}

/// What is reached for is wrapped before it is kept.
struct WrappedModel {
  private let trackers = [Analytics.shared]
  func close() { for tracker in trackers { tracker.track("close") } }
}

@propertyWrapper struct Observed<Value> {
  var wrappedValue: Value
}

/// A wrapper may do something when its value changes.
final class ObservingModel {
  @Observed private var tracker = Analytics.shared
  func close() { tracker.track("close") }
}

/// Something is called so already.
struct TakenModel {
  let dependencies: [String] = []
  func close() { Analytics.shared.track(dependencies.joined()) }
}

/// It is made with a part, and reaches for the rest.
struct HalfModel {
  let store: any Storing
  func close() { Analytics.shared.track("\(store.saved.count)") }
}

enum Uploads {
  final class QueueModel {
    private let store: any Storing
    private let onEnd: () -> Void

    init(_ store: any Storing, count: inout Int, onEnd: @escaping () -> Void) throws {
      self.store = store
      self.onEnd = onEnd
      count += 1
    }

    func end() {
      store.saved.forEach(store.save)
      onEnd()
    }
  }
}

struct DraftModel {
  let store: any Storing
  let title: String
  func save() { store.save(Track(title: title)) }
}

/// Two initialisers take what it needs.
struct CopyModel {
  let store: any Storing
  init(store: any Storing) { self.store = store }
  init(copying other: CopyModel, store: any Storing) { self.store = store }
  func copy() { store.saved.forEach(store.save) }
}

/// Everything in one place, as it was.
final class OldContainer: Sendable {
  static let shared = OldContainer()
  let tracker = Analytics.shared
  let store: any Storing = Container.shared.library()
  func reset() {}
}

final class CartModel {
  private let store = OldContainer.shared.store

  func add(_ track: Track) {
    store.save(track)
    _ = [track].map { OldContainer.shared.tracker.track($0.title) }
  }
}

final class ResetModel {
  func reset() {
    OldContainer.shared.tracker.track("reset")
    OldContainer.shared.reset()
  }
}

/// An oven that takes as long as a test says, as a double of a slow server does.
final class SlowOven: Sendable {
  private let loaf: String
  private let (asked, ask) = AsyncStream<Void>.makeStream()
  private let (ready, finished) = AsyncStream<Void>.makeStream()

  init(loaf: String) {
    self.loaf = loaf
  }

  /// Waits until it is told that the loaf is ready.
  func bake() async -> String {
    ask.yield()
    for await _ in ready { break }
    return loaf
  }

  /// Returns once somebody waits for the loaf.
  func waitUntilAsked() async {
    for await _ in asked { break }
  }

  func finish() {
    finished.yield()
  }
}

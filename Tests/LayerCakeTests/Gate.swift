/// Opens when it is told to; who waits at it can be cancelled.
final class Gate: Sendable {
  private let (stream, continuation) = AsyncStream<Void>.makeStream()
  func open() { continuation.finish() }
  func pass() async { for await _ in stream {} }
}

#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation
  import FoundationNetworking

  /// A request's own limit on how long it may go without a byte, which Foundation on Linux leaves to
  /// the session.
  struct TimeLimit: Sendable {
    /// What a request has that says nothing of its own; then the session decides.
    private static let unset: TimeInterval = 60
    /// How often it looks within the limit: it is kept to a tenth.
    private static let looks = 10

    private let watch: Task<Void, Never>?

    /// Begins to count; `expire` is called once, if nothing has come in for too long.
    init(
      of request: URLRequest, on transfer: URLSessionTask, expire: @escaping @Sendable () -> Void
    ) {
      let limit = request.timeoutInterval
      guard limit > 0, limit != Self.unset else {
        watch = nil
        return
      }
      watch = Task {
        var received = transfer.countOfBytesReceived
        var idleLooks = 0
        while idleLooks < Self.looks {
          guard (try? await Task.sleep(for: .seconds(limit / Double(Self.looks)))) != nil else {
            return
          }
          let count = transfer.countOfBytesReceived
          idleLooks = count == received ? idleLooks + 1 : 0
          received = count
        }
        expire()
      }
    }

    /// Stops counting: the response is there.
    func stop() { watch?.cancel() }
  }
#endif

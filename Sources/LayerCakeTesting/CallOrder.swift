import LayerCake

/// The order in which several recorders were called.
///
/// ```swift
/// let order = CallOrder()
/// let fetches = Recorder<String, [Repo], any Error>("HasGitHub.gitHub.fetchRepos", .always([]))
///   .noted(in: order)
/// let locks = Recorder<Void, Never>("HasKeychain.keychain.lock", .always(()))
///   .noted(in: order)
///
/// _ = try fetches("bakery")
/// locks()
///
/// #expect(order.calls[0] == #"HasGitHub.gitHub.fetchRepos("bakery")"#)
/// #expect(order.calls[1] == "HasKeychain.keychain.lock()")
/// ```
///
/// Calls from several threads have an order, too: that in which they came.
public final class CallOrder: Sendable {
  private let names = Lock<[String]>([])

  /// Makes an order that nothing has been noted in.
  public init() {}

  /// All calls so far, each as the endpoint's name and its arguments.
  public var calls: [String] { names.withLock { $0 } }

  func note(_ call: String) { names.withLock { $0.append(call) } }
}

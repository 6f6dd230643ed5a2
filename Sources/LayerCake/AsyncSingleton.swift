/// A value that is made once by code that suspends and may fail: a connection, a migrated database.
///
/// ```swift
/// struct ServerDependencies: Sendable {
///   let address: String
///   private let _socket = AsyncSingleton<Socket>()
///   var socket: Socket {
///     get async throws { try await _socket { try await Socket.connected(to: address) } }
///   }
/// }
/// ```
///
/// Any number of tasks may ask at once. The first one's closure makes the value, in a task of its
/// own, with the first one's task-local values; the others wait for it, and no thread does.
///
/// - A failure goes to all who wait for it. It is not kept: the next one to ask tries again.
/// - Who waits and is cancelled leaves, with a `CancellationError`. When the last one leaves, the
///   making is cancelled, and what it still returns is dropped. Whoever asks meanwhile waits for that
///   end before making the value again, so that there are never two makings at a time.
/// - The making runs with at least the priority of whoever waits for it. Where the system can't pass
///   on a priority that rises later (before macOS 26, iOS 26), that of the moment of asking counts.
/// - A value that needs itself to be made, be it by way of others and of other tasks, is told by a
///   ``MakingCycle`` with the properties on the way, to the one that would close the circle.
///
/// Tasks that the making starts are taken for a part of it. One that nobody waits for, and that asks
/// for the value itself, must be detached. Detached tasks are nobody's part: a making that waits for one
/// that asks for the value waits for ever, as nobody can see that circle.
///
/// A read of a value that has been made costs one atomic load and a branch, and no suspension.
///
/// Don't use it for a value that can be made without waiting: its readers would have to be `async`.
/// That is what ``Singleton`` is for.
public struct AsyncSingleton<Value: Sendable>: Sendable {
  let slot: AsyncSlot<Value>

  /// Creates a singleton whose value is made by the closure that it is called with.
  ///
  /// Leave `root` out: it names the root in the message about a cycle.
  public init(root: StaticString = #function) {
    slot = AsyncSlot(in: root)
  }

  /// The value, if it has been made; asking makes nothing.
  public var ifMade: Value? { slot.value }

  /// Returns the value, which the given closure makes when it is first asked for.
  ///
  /// Call it in one place only, the property that provides the value. Leave `property` out: it is the
  /// name of that property, for the message about a cycle.
  ///
  /// - Throws: What the closure throws, a `CancellationError` if the caller is cancelled while it
  ///   waits, or a ``MakingCycle``.
  public func callAsFunction(
    property: StaticString = #function, _ make: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    if let value = slot.value { return value }
    return try await slot.firstValue(property, make)
  }
}

/// A value that is made asynchronously needs itself, directly or by way of others.
///
/// An ``AsyncSingleton`` throws it to whoever would wait for ever. It is a mistake in the program, to be
/// mended and not to be caught.
public struct MakingCycle: Error, CustomStringConvertible {
  /// The properties on the way, from the one that would wait for itself around to itself.
  public let path: [String]

  /// The way, and what to do about it, in one line.
  public var description: String {
    """
    making '\(path[0])' needs '\(path[0])' itself: \(path.joined(separator: " → ")); \
    let one of them get the next when it uses it, not while it is made
    """
  }
}

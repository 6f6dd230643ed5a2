/// The value crosses to another task or actor.
extension Destination {
  static let sent: [Destination] = [
    Destination("task", [.async, .sendable]) { s, it in
      """
      let sent = \(it)
      await Task { \(s.read(0, of: "sent")) }.value
      """
    },
    Destination("async let", [.async, .sendable], declarations: \.childFunction) { s, it in
      """
      let sent = \(it)
      async let shown = \(s.name("show"))(sent)
      await shown
      """
    },
    Destination("task group", [.async, .sendable], declarations: \.childFunction) { s, it in
      """
      let sent = \(it)
      await withTaskGroup(of: Int.self) { group in group.addTask { \(s.name("show"))(sent) }; return await group.next() ?? 0 }
      """
    },
    Destination(
      "actor", [.async, .sendable],
      declarations: { s in
        """
        actor \(s.name("Worker")) {
          private let needs: any \(s.child)
          init(needs: any \(s.child)) { self.needs = needs }
          func work() -> Int { \(s.read(0, of: "needs")) }
        }
        """
      },
      body: { s, it in "await \(s.name("Worker"))(needs: \(it)).work()" }),
    Destination(
      "asynchronous function", .async,
      declarations: { s in
        """
        nonisolated(nonsending) func \(s.name("show"))(_ needs: any \(s.child)) async -> Int {
          \(s.read(0, of: "needs"))
        }
        """
      },
      body: { s, it in "await \(s.name("show"))(\(it))" }),
    Destination(
      "stream's continuation", [.async, .sendable, .untyped]
    ) { s, it in
      """
      let (stream, continuation) = AsyncStream.makeStream(of: (any \(s.child)).self)
      continuation.yield(\(it))
      continuation.finish()
      var sum = 0
      for await each in stream { sum += \(s.read(0, of: "each")) }
      sum
      """
    },
  ]
}

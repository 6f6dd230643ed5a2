/// Dependencies that cross tasks and actors.
extension Origin {
  static let concurrent: [Origin] = [
    Origin("property of an actor", .async) { s in
      """
      actor \(s.feature) {
        let \(s.value): \(s.any)
        init(\(s.value): sending \(s.any)) { self.\(s.value) = \(s.value) }
        func run() \(s.effects)-> Int {
      \(s.use("\(s.me)\(s.value)"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    },
    Origin("class on the main actor", .mainActor) { s in
      """
      @MainActor class \(s.feature)\(s.superclass) {
        let \(s.value): \(s.any)
        init(\(s.value): \(s.any)) { self.\(s.value) = \(s.value) }
        func run() \(s.effects)-> Int {
      \(s.use("\(s.me)\(s.value)"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature)(\(s.value): \(root)).run()"
    },
    Origin("task-local value", .sendable) { s in
      """
      enum \(s.feature) {
        @TaskLocal static var \(s.value): (\(s.any))?
        static func run() \(s.effects)-> Int {
          guard let current = \(s.feature).\(s.value) else { return 0 }
      \(s.use("current"))
        }
      }
      """
    } call: { s, root in
      "\(s.feature).$\(s.value).withValue(\(root)) { \(s.wait)\(s.feature).run() }"
    },
    Origin("stream", [.async, .sendable, .escape]) { s in
      """
      func \(s.name("run"))(_ all: AsyncStream<\(s.any)>) \(s.effects)-> Int {
        var total = 0
        for await each in all {
      \(s.use("each", ending: "total +="))
        }
        return total
      }
      func \(s.name("begin"))(_ root: \(s.any)) \(s.effects)-> Int {
        let (stream, continuation) = AsyncStream.makeStream(of: (\(s.any)).self)
        continuation.yield(root)
        continuation.finish()
        return await \(s.name("run"))(stream)
      }
      """
    } call: { s, root in
      "\(s.name("begin"))(\(root))"
    },
    Origin("asynchronous sequence of one's own", .async) { s in
      """
      struct \(s.name("Ticks")): AsyncSequence, AsyncIteratorProtocol {
        var left: [\(s.any)]
        mutating func next() async -> (\(s.any))? { left.popLast() }
        func makeAsyncIterator() -> Self { self }
      }
      func \(s.name("run"))(_ ticks: \(s.name("Ticks"))) \(s.effects)-> Int {
        var total = 0
        for await tick in ticks {
      \(s.use("tick", ending: "total +="))
        }
        return total
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("Ticks"))(left: [\(root)]))"
    },
    Origin("awaited result", .async) { s in
      """
      func \(s.name("fetch"))() async -> \(s.any) { \(s.root)() }
      func \(s.name("run"))() \(s.effects)-> Int {
        let loaded = await \(s.name("fetch"))()
      \(s.use("loaded", indent: 2))
      }
      """
    } call: { s, _ in
      "\(s.name("run"))()"
    },
    Origin("value of a task", [.async, .sendable, .escape]) { s in
      """
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        let task = Task { root }
        let value = await task.value
      \(s.use("value", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("results of a task group", [.async, .sendable, .escape]) { s in
      """
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        await withTaskGroup(of: (\(s.any)).self) { group in
          group.addTask { root }
          var total = 0
          for await each in group {
      \(s.use("each", indent: 6, ending: "total +="))
          }
          return total
        }
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("continuation", [.async, .sendable, .escape]) { s in
      """
      func \(s.name("run"))(_ root: \(s.any)) \(s.effects)-> Int {
        let resumed: \(s.any) = await withCheckedContinuation { $0.resume(returning: root) }
      \(s.use("resumed", indent: 2))
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(root))"
    },
    Origin("sendable class behind a lock", .sendable) { s in
      """
      final class \(s.name("Locked"))<Value: Sendable>: Sendable {
        private let value: Value
        init(_ value: Value) { self.value = value }
        func withLock<Result>(_ body: (Value) \(s.effects)-> Result) \(s.effects)-> Result {
          \(s.wait)body(value)
        }
      }
      func \(s.name("run"))(_ locked: \(s.name("Locked"))<\(s.any)>) \(s.effects)-> Int {
        \(s.wait)locked.withLock { inside in
      \(s.use("inside"))
        }
      }
      """
    } call: { s, root in
      "\(s.name("run"))(\(s.name("Locked"))(\(root)))"
    },
  ]
}

import Synchronization

/// Where one value is made by one thread at a time, and where waiting for oneself is noticed.
///
/// Nobody who makes something elsewhere is in the way: the thread that finds the place free takes it
/// with one atomic exchange. Whoever comes while another thread makes the value sleeps until that is
/// done. Whoever would wait for itself, directly or through other threads, traps and says how it got
/// there.
///
/// While a value is made, its place is a link of the chain of what its thread is making. Another
/// thread looks at the chain only while that thread waits, which it can't stop doing without
/// ``WaitingThreads``, whose lock the other one holds.
@usableFromInline
class CreationPlace {
  private let turn = Lock(())
  /// Who makes the value now; zero for nobody. Written only by the thread whose turn it is.
  private let maker = Atomic<UInt>(0)
  /// What that thread was making when it began with this.
  private var outer: Unmanaged<CreationPlace>?
  /// See ``ValueName``.
  private let root: StaticString
  private var property: StaticString?
  private var type: Any.Type = Never.self

  init(in root: StaticString) {
    self.root = root
  }

  /// The thread that is making the value.
  ///
  /// What a thread itself wrote it reads, and what another wrote before it began to wait is read by
  /// whoever holds the lock of ``WaitingThreads``. Nobody else needs an answer, so no order is asked
  /// for.
  final var currentMaker: ThreadID { ThreadID(bits: maker.load(ordering: .relaxed)) }

  /// Runs a function while no other thread is in here for the same place.
  final func withTurn(_ property: StaticString?, _ type: Any.Type, _ body: () -> Void) {
    let thread = ThreadID.current
    let outer = ThreadState.innermost
    // A lock that this thread holds itself must not be tried.
    if currentMaker != thread {
      let ran = turn.withLockIfAvailable { _ in
        make(property, type, on: thread, in: outer, body)
      }
      if ran { return }
    }
    // A thread that makes nothing is waited for by nobody.
    if let outer {
      WaitingThreads.add(thread, making: outer.takeUnretainedValue(), waitingFor: self)
    }
    turn.withLock { _ in
      if outer != nil { WaitingThreads.remove(thread) }
      make(property, type, on: thread, in: outer, body)
    }
  }

  private final func make(
    _ property: StaticString?, _ type: Any.Type, on thread: ThreadID,
    in outer: Unmanaged<CreationPlace>?, _ body: () -> Void
  ) {
    maker.store(thread.bits, ordering: .relaxed)
    (self.property, self.type, self.outer) = (property, type, outer)
    ThreadState.innermost = Unmanaged.passUnretained(self)
    defer {
      ThreadState.innermost = outer
      maker.store(0, ordering: .relaxed)
    }
    body()
  }

  /// The names of what a thread makes, from the creation at some place to this one, which it led to.
  final func names(from first: CreationPlace) -> [String] {
    var names = [name]
    var place = self
    while place !== first, let outer = place.outer?.takeUnretainedValue() {
      names.append(outer.name)
      place = outer
    }
    return names.reversed()
  }

  private final var name: String {
    "\(ValueName(root: root, property: property, type: type))"
  }
}

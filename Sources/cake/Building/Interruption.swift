import Foundation
import Synchronization

/// Ctrl-C and its like, put off until what was begun is whole again.
enum Interruption {
  /// The last signal that came, zero for none.
  private static let received = Atomic<Int32>(0)

  /// From here on a signal no longer ends this process; its children are ended as ever.
  static func putOff() {
    // Made now: a signal handler must not be the first to ask for it.
    received.store(0, ordering: .relaxed)
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // `nohup` has it ignored, and so it stays.
      let wasIgnored =
        unsafeBitCast(Foundation.signal(number, SIG_IGN), to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      guard !wasIgnored else { continue }
      Foundation.signal(number) { Interruption.received.store($0, ordering: .relaxed) }
      sigaddset(&mask, number)
    }
    // Who starts a program from a thread that lets no signal through hands that on to it.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// The signal that came, if one has.
  static var signal: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }
}

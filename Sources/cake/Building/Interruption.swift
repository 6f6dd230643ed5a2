import CakeCore
import Foundation
import Synchronization

/// Ctrl-C and its like, heard while another program runs, and put off until what was begun is whole
/// again.
enum Interruption {
  /// The last signal that came, zero for none.
  private static let received = Atomic<Int32>(0)
  /// The program that runs, zero for none.
  private static let child = Atomic<Int32>(0)
  /// What it is sent in place of the signal that came; zero for that signal itself.
  private static let ending = Atomic<Int32>(0)
  private static let isPutOff = Atomic<Bool>(false)

  /// From here on a signal no longer ends what this process does; its child is ended as ever.
  static func putOff() {
    hear()
    isPutOff.store(true, ordering: .relaxed)
  }

  /// The signal that came, if one has.
  static var signal: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Hands signals on to a child, for one that is sent to this process alone would leave it running.
  ///
  /// A build ends what it has started on Ctrl-C alone, so that is what it is sent whatever came.
  static func handOn(to process: pid_t, isBuild: Bool) {
    ending.store(isBuild ? SIGINT : 0, ordering: .sequentiallyConsistent)
    child.store(process, ordering: .sequentiallyConsistent)
    // What is begun after a signal that is put off is to make things whole again.
    if let signal, !isPutOff.load(ordering: .relaxed) { kill(process, isBuild ? SIGINT : signal) }
  }

  /// Throws for a signal that came since, unless those are put off.
  static func throwIfReceived() throws(ToolError) {
    child.store(0, ordering: .sequentiallyConsistent)
    if let signal, !isPutOff.load(ordering: .relaxed) { throw .stopped(signal: signal) }
  }

  /// Listens from now on; whoever starts a child calls it before.
  static func hear() {
    // Made now: a signal handler must not be the first to ask for them.
    _ = (received.load(ordering: .relaxed), child.load(ordering: .relaxed))
    _ = ending.load(ordering: .relaxed)
    Toolchain.ask { signal != nil }
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      // `nohup` has it ignored, and so it stays.
      let wasIgnored =
        unsafeBitCast(Foundation.signal(number, SIG_IGN), to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      guard !wasIgnored else { continue }
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = receive
      #else
        action.__sigaction_handler.sa_sigaction = receive
      #endif
      action.sa_flags = SA_SIGINFO
      sigaction(number, &action, nil)
      sigaddset(&mask, number)
    }
    // Who starts a program from a thread that lets no signal through hands that on to it.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  private static let receive:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      (number, info, _) in
      Interruption.received.store(number, ordering: .sequentiallyConsistent)
      let process = Interruption.child.load(ordering: .sequentiallyConsistent)
      // The terminal's Ctrl-C goes to the child as well; a second one would end it at once.
      let isFromProcess = info.map { $0.pointee.si_code == userCode } ?? true
      let ending = Interruption.ending.load(ordering: .sequentiallyConsistent)
      if process > 0, isFromProcess { kill(process, ending == 0 ? number : ending) }
    }

  /// `SI_USER`, which not every system's module shows to Swift.
  #if canImport(Darwin)
    private static let userCode: Int32 = 0x10001
  #else
    private static let userCode: Int32 = 0
  #endif
}

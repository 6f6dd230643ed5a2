import CakeCore
import Foundation

extension ProofCompiler {
  private static let crashes: Set<Int32> = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// Compilers in processes of their own, which an interrupt ends.
  ///
  /// From the first one on, a signal that would end this process is put off: what is being proved
  /// is given up at once, and the copies are taken away.
  static func processes() -> ProofCompiler {
    let parent = getppid()
    return ProofCompiler(
      run: { command, folder in
        do throws(ToolError) {
          let file = try TemporaryFile()
          Supervision.stopClock()
          defer { Supervision.startClock() }
          let end = try ChildProcess.run(
            command, in: folder, output: file.descriptor, errors: file.descriptor)
          switch end {
          case .exited(let code): return .exited(code, output: file.text)
          // It has ended itself, which it says.
          case .stopped(let signal) where Self.crashes.contains(signal):
            return .exited(128 + signal, output: file.text)
          case .stopped: return .stopped
          }
        } catch {
          return .notStarted(reason: error.message)
        }
      },
      // Who started the check has gone: nobody will read what it finds.
      isInterrupted: { Interruption.signal != nil || getppid() != parent })
  }
}

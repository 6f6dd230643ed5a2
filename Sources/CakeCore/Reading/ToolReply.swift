import Foundation
import Synchronization

/// What a program of the toolchain prints that is asked for something short.
enum ToolReply: Equatable {
  case text(String)
  /// It could not be started, failed, or was no longer to be waited for.
  case none
  /// It was still at it when nobody could think it would ever end.
  case silence

  /// A first start on a busy machine takes some seconds.
  static let patience = Duration.seconds(60)

  fileprivate static let isStopped = Mutex<@Sendable () -> Bool>({ false })

  /// Runs a program to its end, or to the end of all patience: it is killed then, whatever it has
  /// printed.
  static func asking(
    _ tool: String, _ arguments: [String], patience: Duration = patience
  ) -> ToolReply {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return .none }
    let end = ContinuousClock.now + patience
    let answer = pipe.fileHandleForReading.fileDescriptor
    var bytes: [UInt8] = []
    var isOpen = true
    while isOpen || process.isRunning {
      let isStopped = isStopped.withLock { $0() }
      guard !isStopped, ContinuousClock.now < end else {
        kill(process.processIdentifier, SIGKILL)
        return isStopped ? .none : .silence
      }
      if !isOpen {
        usleep(10_000)
      } else if hasSome(answer) {
        let part = [UInt8].next(of: answer)
        bytes += part
        isOpen = !part.isEmpty
      }
    }
    return process.terminationStatus == 0 ? .text(String(decoding: bytes, as: UTF8.self)) : .none
  }

  /// Waits a little until somebody writes, or has ended.
  private static func hasSome(_ file: Int32) -> Bool {
    var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 100) > 0
  }
}

extension Toolchain {
  /// Says when no answer is waited for any more: a signal that this process has put off reaches nobody
  /// that it asks.
  package static func ask(until isStopped: @escaping @Sendable () -> Bool) {
    ToolReply.isStopped.withLock { $0 = isStopped }
  }
}

import Foundation

/// What a proof does just now, on the last line of the terminal; nothing where there is none.
///
/// The check runs in a child whose standard error its parent reads, so the parent says which
/// terminal it is.
final class ProgressLine: Sendable {
  private static let variable = "CAKE_TERMINAL"
  private let terminal: Int32

  /// In the parent: what a child needs to find the terminal.
  static var environment: [String: String] {
    guard Output.errorsTakeControls, let name = ttyname(STDERR_FILENO) else { return [:] }
    return [variable: String(cString: name)]
  }

  init() {
    terminal =
      ProcessInfo.processInfo.environment[Self.variable].map {
        open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      } ?? -1
  }

  deinit {
    guard terminal >= 0 else { return }
    write("")
    close(terminal)
  }

  func show(done: Int, total: Int) { write("proving: compilation \(done) of \(total)") }

  private func write(_ text: String) {
    guard terminal >= 0 else { return }
    let line = Array("\r\u{1B}[K\(text)".utf8)
    _ = line.withUnsafeBytes { Foundation.write(terminal, $0.baseAddress, $0.count) }
  }
}

import Foundation

/// Shows on a terminal that something takes its time, and shows nothing anywhere else.
enum WaitingNotice {
  /// Does the work. Once it has taken a second, the notice appears, counts, and is wiped after.
  static func show<Value>(
    _ text: String, while work: () async throws -> Value
  ) async rethrows -> Value {
    guard isatty(STDERR_FILENO) == 1 else { return try await work() }
    let notice = Task {
      var widest = 0
      for seconds in 1... {
        do { try await Task.sleep(for: .seconds(1)) } catch { break }
        let line = "\(text) \(seconds)s"
        write("\r\(line)")
        widest = max(widest, line.count)
      }
      if widest > 0 { write("\r\(String(repeating: " ", count: widest))\r") }
    }
    do {
      let value = try await work()
      await end(notice)
      return value
    } catch {
      await end(notice)
      throw error
    }
  }

  /// Waits for the notice to be wiped, so that what follows starts on an empty line.
  private static func end(_ notice: Task<Void, Never>) async {
    notice.cancel()
    await notice.value
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

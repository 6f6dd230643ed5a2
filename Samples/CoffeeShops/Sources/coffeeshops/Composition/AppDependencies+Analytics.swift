import AnalyticsInterface
import Foundation

extension AppDependencies {
  /// Features count in every run. Whether anything is written is decided here, run by run.
  var analytics: Analytics {
    settings.isCounting ? .file(at: settings.folder.appending(path: "analytics.txt")) : .off
  }
}

extension Analytics {
  /// Counts in a file of a line for each event, which stays on this machine.
  fileprivate static func file(at url: URL) -> Analytics {
    Analytics { event in
      // Opened to append, several programs may write at a time.
      let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
      guard descriptor >= 0 else { return }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try? file.write(contentsOf: Data("\(event.rawValue)\n".utf8))
    }
  }
}

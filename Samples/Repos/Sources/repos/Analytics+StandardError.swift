import AnalyticsInterface
import Foundation

extension Analytics {
  /// Writes each event as one line to standard error, where it stays out of a pipe's way.
  static let standardError = Analytics(track: { event in
    let properties = event.properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    FileHandle.standardError.write(Data("tracked: \(event.name)\(properties.joined())\n".utf8))
  })
}

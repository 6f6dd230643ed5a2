public import Foundation

/// Tells whoever waits what is going on; figures alone go to standard output.
public func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

extension URL {
  /// The path as a program takes it.
  public var filePath: String { path(percentEncoded: false) }
}

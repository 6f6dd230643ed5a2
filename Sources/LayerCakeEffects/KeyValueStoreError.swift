public import Foundation

/// What can go wrong with a store that is kept in a file.
///
/// ``KeyValueStore/file(at:)`` throws it when it opens the file, and such a store's `setData` and `remove`
/// when they cannot write it; readers go on to see what they saw before.
public enum KeyValueStoreError: Error, Equatable {
  /// The file is there, but cannot be read; the number is the system's `errno`.
  case cannotRead(path: String, errno: Int32)

  /// The values could not be written, so the file has the old ones, unless it was the wait for the
  /// disk that failed; the number is the system's `errno`.
  case cannotWrite(path: String, errno: Int32)

  /// Another store has the file open, in this process or in another one.
  case alreadyOpen(path: String)

  /// The file holds something else, or is a store that a later version of the library wrote.
  case notAStore(path: String)
}

extension KeyValueStoreError: CustomStringConvertible, LocalizedError {
  /// What went wrong, with the system's reason.
  public var description: String {
    switch self {
    case .cannotRead(let path, let errno): "cannot read '\(path)': \(reason(errno))"
    case .cannotWrite(let path, let errno): "cannot write '\(path)': \(reason(errno))"
    case .alreadyOpen(let path):
      "'\(path)' is open already, in this process or another; only one store at a time may have it"
    case .notAStore(let path): "'\(path)' is not a key-value store; move it away to start anew"
    }
  }

  /// What went wrong, with the system's reason.
  public var errorDescription: String? { description }

  private func reason(_ errno: Int32) -> String {
    String(cString: strerror(errno))
  }
}

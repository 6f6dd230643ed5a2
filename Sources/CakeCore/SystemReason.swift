import Foundation

extension Error {
  /// Why a file could not be made or written: in the system's words, which are part of a sentence.
  package var systemReason: String {
    var next: (any Error)? = self
    while let error = next.map({ $0 as NSError }) {
      if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
      next = error.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return localizedDescription
  }
}

import Foundation

extension Error {
  /// Why a file could not be made or written: in the system's words, which are part of a sentence.
  package var systemReason: String {
    systemCode.map { String(cString: strerror($0)) } ?? localizedDescription
  }

  /// The same where neither the folder nor a permission is missing, for which there is advice: a disk that
  /// is full, say.
  package var reasonBesideAccess: String? {
    systemCode.flatMap {
      [ENOENT, ENOTDIR, EACCES, EPERM].contains($0) ? nil : String(cString: strerror($0))
    }
  }

  private var systemCode: Int32? {
    var next: (any Error)? = self
    while let error = next.map({ $0 as NSError }) {
      if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
      next = error.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return nil
  }
}

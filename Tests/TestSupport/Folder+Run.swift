public import Foundation

extension Folder {
  /// What this test run writes, removed with all that is in it when the run ends.
  ///
  /// In memory where the system has room there, unless `TMPDIR` says where: of the processor time of suites
  /// that build packages a disk took 30 %, for files that are gone within seconds.
  public static let ofThisRun: URL = {
    let place = memory ?? FileManager.default.temporaryDirectory
    removeDeadRuns(in: place)
    let folder = place.appending(path: prefix + "\(ProcessInfo.processInfo.processIdentifier)")
    atexit { try? FileManager.default.removeItem(at: Folder.ofThisRun) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      preconditionFailure("no folder for temporary files: \(error)")
    }
    // The system's temporary folder can be behind a link; paths in messages and index stores never are.
    guard let real = realpath(folder.path, nil) else { return folder }
    defer { free(real) }
    return URL(filePath: String(cString: real), directoryHint: .isDirectory)
  }()

  private static let prefix = "layercake-tests-"

  /// A file system in memory, if what lies there may be run and there are two gigabytes left.
  private static var memory: URL? {
    #if os(Linux)
      let noExecution: UInt = 8  // 'ST_NOEXEC', which Swift does not see.
      var status = statvfs()
      guard ProcessInfo.processInfo.environment["TMPDIR"] == nil,
        access("/dev/shm", W_OK) == 0, statvfs("/dev/shm", &status) == 0,
        status.f_flag & noExecution == 0,
        UInt64(status.f_bavail) * UInt64(status.f_frsize) >= 2 << 30
      else { return nil }
      return URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    #else
      return nil
    #endif
  }

  /// A run that was killed has left its folder.
  private static func removeDeadRuns(in place: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: place.appending(path: name))
    }
  }
}

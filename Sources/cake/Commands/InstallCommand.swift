import CakeCore
import Foundation

/// `cake install DIR`: puts the running tool into a folder.
struct InstallCommand: Command {
  static let name = "install"
  static let abstract = "Copy this tool into a folder, to be called from anywhere"
  static let operand = "DIR"
  static let options: [Option<InstallCommand>] = []
  static let discussion = """
    From a checkout, one command builds the tool and installs it:
      swift run -c release cake install ~/.local/bin
    A tool that is there already is replaced. The folder is made where it is missing.
    exit code: 0 installed; 2 could not
    """

  private var folder: String?

  init() {}

  mutating func take(operand: String) { folder = operand }

  func run() throws(ToolError) -> ExitStatus {
    guard let folder, !folder.isEmpty else { throw .usage(.operandMissing("DIR", of: Self.name)) }
    let files = FileManager.default
    let target = folder + "/" + Cake.name
    let tool = Bundle.main.executablePath ?? CommandLine.arguments[0]
    // Beside the target, so that it takes its place at once: whoever runs the old one goes on.
    let copy = "\(folder)/.\(Cake.name)-\(getpid())"
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try files.copyItem(atPath: PackageFolder.absolute(tool), toPath: copy)
    } catch {
      if let file = fileInPlace(of: folder) {
        throw .fileUnwritable(path: target, reason: "'\(file)' is not a folder")
      }
      throw .check(.settingsUnwritable(file: target, reason: error.reasonBesideAccess))
    }
    guard rename(copy, target) == 0 else {
      let reason = String(cString: strerror(errno))
      try? files.removeItem(atPath: copy)
      throw .fileUnwritable(path: target, reason: reason)
    }
    try Output.report("installed \(Cake.name) \(ToolVersion.current) as '\(target)'\n")
    if !isOnPath(folder) { Output.note("'\(folder)' is not on PATH\n") }
    return .clean
  }

  /// What stands where the folder, or one above it, would have to be, and is none.
  private func fileInPlace(of folder: String) -> String? {
    var path = folder
    var isFolder: ObjCBool = false
    while !path.isEmpty, path != "/", path != "." {
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        return isFolder.boolValue ? nil : path
      }
      path = (path as NSString).deletingLastPathComponent
    }
    return nil
  }

  private func isOnPath(_ folder: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { PackageFolder.absolute(String($0)) == PackageFolder.absolute(folder) }
  }
}

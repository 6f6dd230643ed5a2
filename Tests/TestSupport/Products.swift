public import Foundation

/// What the build has made beside the tests that run.
public enum Products {
  /// The folder that executables are in: that of the tests' bundle, which on Linux is the program.
  public static let folder: URL = {
    #if canImport(Darwin)
      let bundle = Bundle(for: Anchor.self).bundleURL
    #else
      let bundle = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    #endif
    return bundle.deletingLastPathComponent()
  }()

  /// The folder that the compiler finds modules in: SwiftPM has one for them, Xcode has not.
  public static let modules: URL = {
    let modules = folder.appending(path: "Modules")
    return FileManager.default.fileExists(atPath: modules.path) ? modules : folder
  }()

  /// What tests give to whatever builds packages: SwiftPM's own tests share by it what the compiler makes
  /// of imported C modules. Each package would make that anew, which is most of a small one's build.
  public static let environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFTPM_TESTS_MODULECACHE": folder.appending(path: "ModuleCache").path]
  ) { given, _ in given }

  #if canImport(Darwin)
    private final class Anchor {}
  #endif
}

import Foundation
import Testing

/// That a signal ends `cake fix` soon, as one, and with whole files.
@Suite struct FixSignalTests {
  @Test(arguments: ["INT", "TERM", "HUP"])
  func `A fix that is interrupted before it was built is taken back`(signal: String) async throws {
    let package = try await SmallPackage()
    try package.onBuild(
      "grep -q OldDependencies Sources/App/App.swift || { kill -\(signal) $PPID; exit 1; }")
    let result = try await package.cake("fix")
    #expect(result.errors.hasPrefix("error: stopped by signal "))
    #expect(result.status > 128 && !result.wasStopped)
    #expect(try package.text() == SmallPackage.source)
    #expect(try package.sources == ["App", "App/App.swift"])
  }

  @Test(arguments: ["check", "fix"])
  func `A signal that comes while the toolchain is asked stops the command`(
    command: String
  ) async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    try package.scratch.write(
      "#!/bin/sh\nkill -TERM $PPID\nsleep 0.3\nexit 1\n", to: "bin/swift", permissions: 0o755)
    let result = try await package.cake(command, "--skip-build")
    #expect(result.errors.hasPrefix("error: stopped by signal 15"), "\(result.errors)")
    #expect(result.status == 143 && !result.wasStopped)
    #expect(try package.text() == SmallPackage.source)
  }

  /// Ends the command that has started a check as its child, which asks the toolchain.
  private static let signalToTheCommand = """
    above=$(ps -o ppid= -p $PPID)
    case $(ps -o comm= -p $above) in *cake) kill -TERM $above ;; esac
    """

  @Test(arguments: 1...2)
  func `A signal to the fix alone ends it as one, whatever its check has to say then`(
    time: Int
  ) async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    // The check has to say that a file is newer.
    try package.scratch.write(
      """
      #!/bin/sh
      echo asked >> '\(package.scratch.url.path)/asked'
      if [ $(wc -l < '\(package.scratch.url.path)/asked') = \(time) ]; then
        touch Sources/App/App.swift
        \(Self.signalToTheCommand)
        sleep 0.3
      fi
      exit 1

      """, to: "bin/swift", permissions: 0o755)
    let result = try await package.cake("fix", "--skip-build")
    #expect(result.errors.contains("error: stopped by signal 15"), "\(result.errors)")
    #expect(result.status == 143 && !result.wasStopped)
    #expect(try package.text() == SmallPackage.source)
  }

  @Test(arguments: ["check", "fix"])
  func `A signal does not wait for a toolchain that does not answer`(
    command: String
  ) async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    try package.scratch.write(
      """
      #!/bin/sh
      \(Self.signalToTheCommand)
      sleep 60
      echo answered >'\(package.scratch.url.path)/answered'

      """, to: "bin/swift", permissions: 0o755)
    let result = try await package.cake(command, "--skip-build")
    #expect(result.status == 143 && !result.wasStopped)
    #expect(!FileManager.default.fileExists(atPath: package.scratch.url.path + "/answered"))
  }
}

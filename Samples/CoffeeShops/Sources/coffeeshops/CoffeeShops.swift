import Foundation
import OnboardingFeature
import ScreenInterface
import Terminal

/// Makes the root, hands it to a screen or a script, and says how it went.
@main
struct CoffeeShops {
  static func main() async {
    // Whatever is written is for nobody else to read.
    umask(0o077)
    do {
      if try await !run(Arguments(CommandLine.arguments.dropFirst())) { exit(1) }
    } catch let error as UsageError {
      fail(error, exitCode: 2)
    } catch {
      fail(error, exitCode: 1)
    }
  }

  /// Returns whether all went well that did not stop at its first error.
  private static func run(_ arguments: Arguments) async throws -> Bool {
    let terminal = Terminal()
    if case .help = arguments.action {
      try terminal.print(Arguments.usage)
      return true
    }
    let environment = ProcessInfo.processInfo.environment
    let settings = Settings(
      folder: try DataFolder.make(arguments.folder, environment: environment),
      store: arguments.store, style: Terminal.style(environment: environment),
      isCounting: arguments.isCounting)
    let dependencies = AppDependencies(settings: settings, prompt: terminal.prompt)
    guard case .interact = arguments.action else {
      try terminal.print(try await Script(dependencies: dependencies).run(arguments.action))
      return true
    }
    let onboarding = dependencies.makeOnboardingScreen()
    let resumed = try await onboarding.resume()
    return try await terminal.run(
      [onboarding] + (resumed.map { [$0] } ?? []), explaining: Elsewhere.explanation)
  }

  private static func fail(_ error: any Error, exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data("coffeeshops: \(error)\n".utf8))
    exit(exitCode)
  }
}

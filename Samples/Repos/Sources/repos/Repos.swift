import Foundation
import GitHubRecorded
import ReposFeature

/// Chooses the root, runs the feature and says how it went.
@main
struct Repos {
  static func main() async {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      try write(arguments.help ? Arguments.usage + "\n" : try await run(arguments))
    } catch let error as UsageError {
      fail(error, exitCode: 2)
    } catch {
      fail(error, exitCode: 1)
    }
  }

  /// Returns all that belongs on standard output, so that none of it is there if something fails.
  private static func run(_ arguments: Arguments) async throws -> String {
    guard let live = arguments.live else {
      return try await output(
        of: ReposModel(organization: Recording.organization, dependencies: OfflineDependencies()),
        opening: arguments.open)
    }
    let token = ProcessInfo.processInfo.environment["GITHUB_TOKEN"]?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let dependencies = AppDependencies(
      server: live.server, token: token == "" ? nil : token, timeLimit: live.timeLimit)
    let model = ReposModel(organization: live.organization, dependencies: dependencies)
    return try await WaitingNotice.show("waiting for \(live.server.host() ?? "the server")") {
      try await output(of: model, opening: arguments.open)
    }
  }

  private static func output(of model: ReposModel, opening name: String?) async throws -> String {
    guard let name else { return try await model.list().description }
    return try await model.open(name).text
  }

  /// All at once: where it can't be written, a table is no reason to claim success.
  private static func write(_ output: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(output.utf8))
    } catch {
      throw OutputError()
    }
  }

  private static func fail(_ error: any Error, exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data("repos: \(error)\n".utf8))
    exit(exitCode)
  }
}

/// Standard output takes nothing, because a disk is full, say.
private struct OutputError: Error, CustomStringConvertible {
  let description = "the output cannot be written"
}

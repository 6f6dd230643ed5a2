import CakeCore
import Foundation

/// Where the facts come from: options that all commands with a check in them share.
struct FactsOptions: Sendable {
  var skipsBuild = false
  var indexStore: String?
  var indexStoreLibrary: String?
  var patterns: [String] = []
  var jobs: Int?
  var allowsNothing = false
  /// What stands after `--`: the user's own arguments to `swift build`.
  var buildArguments: [String] = []

  /// What builds in place of `swift build`, for a shell.
  var buildCommand: String?

  /// As `cake check` takes them.
  var arguments: [String] {
    var arguments = patterns.map { "--provider-pattern=\($0)" }
    if let indexStore { arguments.append("--index-store=\(indexStore)") }
    if let indexStoreLibrary { arguments.append("--index-store-library=\(indexStoreLibrary)") }
    if allowsNothing { arguments.append("--allow-empty") }
    if let jobs { arguments.append("--jobs=\(jobs)") }
    return arguments + (buildArguments.isEmpty ? [] : ["--"] + buildArguments)
  }

  /// The same for a check that proves by the command which builds; it excludes build arguments.
  var provingArguments: [String] {
    arguments + (buildCommand.map { ["--build-command=\($0)"] } ?? [])
  }

  /// The build that these facts come from.
  func request(_ package: String) throws(ToolError) -> BuildRequest {
    let request: BuildRequest
    do { request = try namedRequest(package) } catch { throw .usage(error) }
    // Where the plugin builds, nothing looks for facts anywhere else.
    if PluginHost.current != nil, let option = request.scratchOption {
      throw .pluginArgument(option)
    }
    return request
  }

  private func namedRequest(_ package: String) throws(UsageError) -> BuildRequest {
    guard let buildCommand else {
      if indexStore != nil, let argument = buildArguments.first {
        throw .buildArgumentUnsuitable(argument, reason: "with '--index-store' nothing is built")
      }
      return try BuildRequest(package: package, arguments: buildArguments)
    }
    if let argument = buildArguments.first {
      throw .optionsExclusive("--build-command", "-- \(argument)")
    }
    try throwIfStoreMissing()
    return BuildRequest(package: package, shell: buildCommand)
  }

  /// Throws where a command builds of which nobody says where it writes the facts.
  func throwIfStoreMissing() throws(UsageError) {
    guard buildCommand != nil, indexStore == nil else { return }
    throw .optionNeedsOther(
      "--build-command", "--index-store", reason: "it says where the facts are")
  }

  /// Throws where facts are named that nothing says how to make anew.
  func throwIfUnprovable(_ reason: String) throws(ToolError) {
    if indexStore != nil, buildCommand == nil {
      throw .usage(.optionNeedsOther("--index-store", "--build-command", reason: reason))
    }
  }

  /// Together with what the package's `.cake.json` says.
  func checkOptions(package: String) throws(CakeError) -> CheckOptions {
    checkOptions(
      package: package,
      try Configuration.read(package: package, prefix: PackageFolder(path: package).prefix))
  }

  func checkOptions(package: String, _ configuration: Configuration) -> CheckOptions {
    var options = CheckOptions(
      package: package, indexStore: indexStore.map(PackageFolder.absolute),
      indexStoreLibrary: indexStoreLibrary.map(PackageFolder.absolute),
      providerPatterns: CheckOptions.defaultProviderPatterns + configuration.providerPatterns
        + patterns,
      severities: configuration.severities, exclude: configuration.exclude,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    options.excludePlaces = configuration.excludePlaces
    options.allowsNothing = allowsNothing || configuration.allowsNothing
    options.retainsPublic = configuration.retainsPublic
    options.canBuildAgain = StaleFiles.areAskedFor
    options.layout = try? request(package).layout
    return options
  }
}

/// A command that takes them.
protocol FactsCommand: Command {
  var facts: FactsOptions { get set }
}

extension FactsCommand {
  mutating func take(afterDashes arguments: [String]) throws(UsageError) -> [String] {
    facts.buildArguments = arguments
    _ = try BuildRequest(package: ".", arguments: arguments)
    return []
  }

  /// Those that suit a command which builds the package whatever happens.
  static var readingOptions: [Option<Self>] {
    [
      .flag("--skip-build", help: "Trust the last build instead of building first") {
        $0.facts.skipsBuild = true
      },
      .value(
        "--index-store-library", placeholder: "FILE",
        help: "Read facts with this libIndexStore instead of the toolchain's"
      ) { (command, value) in command.facts.indexStoreLibrary = value },
      .value(
        "--provider-pattern", placeholder: "P",
        help: "Take protocols named like this for providers too: '*Provider'"
      ) { (command, value) throws(UsageError) in
        command.facts.patterns.append(try providerPattern(argument: value))
      },
      .flag("--allow-empty", help: "Take it for a result that there is no provider at all") {
        $0.facts.allowsNothing = true
      },
      .value(
        "-j", "--jobs", placeholder: "N",
        help: "Read with so many threads; never changes the output"
      ) { (command, value) throws(UsageError) in
        command.facts.jobs = try positiveNumber(argument: value, of: "--jobs")
      },
    ]
  }

  /// Those of a command that builds more than once, and may have something else build.
  static var provingOptions: [Option<Self>] {
    [
      .value(
        "--index-store", placeholder: "DIR",
        help: "Read the index store that '--build-command' writes here"
      ) { (command, value) in command.facts.indexStore = value },
      .value(
        "--build-command", placeholder: "COMMAND",
        help: "Build with this, in the package's folder, instead of 'swift build'"
      ) { (command, value) in command.facts.buildCommand = value },
    ]
  }

  static var storeOption: Option<Self> {
    .value("--index-store", placeholder: "DIR", help: "Read this index store; builds nothing") {
      (command, value) in command.facts.indexStore = value
    }
  }
}

import CakeCore

/// Why the tool could not do what it was asked: exit code 2 each.
enum ToolError: Error, Equatable, Sendable {
  case usage(UsageError)
  case check(CakeError)
  case why(WhyError)
  case generate(GenerateError)
  case folderMissing(path: String)
  case notAFolder(path: String)
  case outsidePackage(path: String)
  case pluginArgument(String)
  case pluginSilent
  case pluginWatching
  case factsUntrustworthy
  case manifestMissing(path: String, takesStore: Bool)
  case swiftMissing
  case buildFailed(output: String?)
  case buildStopped(signal: Int32, output: String?)
  case childFailed(command: String, reason: String)
  case temporaryFileMissing(reason: String)
  case outputFailed(reason: String)
  case readingCrashed(signal: Int32)
  case readingStuck(seconds: Int)
  case stopped(signal: Int32)
  case repositoryMissing(path: String)
  case uncommittedChanges(files: [String])
  case fileUnwritable(path: String, reason: String)
  case fileChanged(path: String)
  case fixingStopped(signal: Int32)
  case baseUnknown(name: String, known: [String], isShallow: Bool)
  case baseOutsideRepository(name: String, path: String)
  case baseUnbuildable(revision: String)
  case baseOfForeignStore(revision: String)
  /// What git could not do, and what it said about that.
  case gitFailed(task: String, words: String)
  case packageMissing(revision: String, folder: String)
}

extension ToolError {
  /// What is wrong, in one sentence without a full stop.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .check(let error): error.message
    case .why(let error): error.message
    case .generate(let error): error.message
    case .folderMissing(let path): "'\(path)' does not exist"
    case .notAFolder(let path): "'\(path)' is not a folder"
    case .outsidePackage(let path): "'\(path)' is not in the package"
    case .pluginArgument(let name): "a plugin can't pass '\(name)' to a build"
    case .pluginSilent: "SwiftPM's plugin does not answer"
    case .pluginWatching:
      "a plugin can't watch: SwiftPM builds nothing else of the package until it has ended"
    case .factsUntrustworthy: "what the build wrote down can't be trusted"
    case .manifestMissing(let path, _):
      "'\(path)' has no Package.swift, nor has a folder above it"
    case .swiftMissing: "'swift' was not found on PATH"
    case .buildFailed: "the package does not build"
    case .buildStopped(let signal, _): "the build was stopped by signal \(signal)"
    case .childFailed(let command, let reason): "'\(command)' could not be started: \(reason)"
    case .temporaryFileMissing(let reason): "no temporary file could be made: \(reason)"
    case .outputFailed(let reason): "the report could not be written: \(reason)"
    case .readingCrashed(let signal):
      "the index store is damaged: reading it ended with signal \(signal)"
    case .readingStuck(let seconds):
      "the index store is damaged: reading it did not end within \(seconds) seconds"
    case .stopped(let signal): "stopped by signal \(signal)"
    case .repositoryMissing(let path):
      "'\(path)' is in no git repository, from which the files could be restored"
    case .uncommittedChanges(let files):
      "\(files.count == 1 ? "a file" : "\(files.count) files") to fix "
        + "\(files.count == 1 ? "has" : "have") changes that are not committed: "
        + files.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        + (files.count > 5 ? " and \(files.count - 5) more" : "")
    case .fileUnwritable(let path, let reason): "'\(path)' can't be written: \(reason)"
    case .fileChanged(let path): "'\(path)' was changed by somebody else meanwhile"
    case .fixingStopped(let signal):
      "stopped by signal \(signal); what was not yet built is as it was before"
    case .baseUnknown(let name, let known, _):
      "'\(name)' is neither a file nor a git revision"
        + (nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? "")
    case .baseOutsideRepository(let name, let path):
      "there is no file '\(name)', and '\(path)' is in no git repository"
    case .baseUnbuildable(let revision): "the package does not build at '\(revision)'"
    case .baseOfForeignStore(let revision):
      "'\(revision)' would have to be built, and '--index-store' does not say how"
    case .gitFailed(let task, _): task
    case .packageMissing(let revision, let folder):
      "at '\(revision)' there is no package in '\(folder.isEmpty ? "." : folder)'"
    }
  }

  /// What to do about it, where that isn't in the message already.
  var remedy: String? {
    switch self {
    case .usage: nil
    case .check(let error), .why(.check(let error)): error.remedy
    case .generate(let error): error.remedy
    case .why: nil
    case .pluginArgument(let name):
      "give it to 'swift package' ('swift package \(name) … cake check'), or run 'cake' itself"
    case .pluginSilent, .pluginWatching: "run 'cake' itself"
    case .outsidePackage: "name files and folders of one package"
    case .folderMissing, .notAFolder: "name the folder of a package"
    case .manifestMissing(_, false):
      "name the folder of a package: this command works in no other kind of project"
    case .manifestMissing:
      "name the folder of a package, or the store of another kind of project with '--index-store'"
    case .swiftMissing: "put a Swift toolchain on PATH, or build the package and use '--skip-build'"
    case .readingCrashed, .readingStuck: "delete the store and build again"
    case .repositoryMissing: "use '--allow-dirty' to do without"
    case .uncommittedChanges: "commit them, or use '--allow-dirty'"
    case .fileChanged: "run the command again"
    case .baseUnknown(_, _, true):
      "the clone is shallow: fetch more of it ('git fetch --unshallow', or 'fetch-depth: 0')"
    case .gitFailed(_, let words) where words.contains("dubious ownership"):
      "tell git that the repository can be trusted, as it says above"
    case .gitFailed(let task, _) where task.contains("submodules"):
      "fetch in the submodule, or compare with a report that 'cake check --format json' wrote there"
    case .gitFailed: nil
    case .baseOutsideRepository, .baseUnbuildable, .baseOfForeignStore, .packageMissing:
      "compare with a report that 'cake check --format json' wrote there"
    case .buildFailed(let output?) where StaleLink.isAll(of: output):
      "only linking failed: a build can pass over what a change reaches; see whether it links after "
        + "a clean one ('swift package clean')"
    case .buildFailed, .buildStopped, .factsUntrustworthy, .childFailed, .temporaryFileMissing,
      .outputFailed, .stopped, .fileUnwritable, .fixingStopped, .baseUnknown:
      nil
    }
  }
}

extension WhyError {
  fileprivate var message: String {
    switch self {
    case .check(let error): error.message
    case .unknown(let name, let kind, let known):
      "nothing is known of the \(kind) '\(name)'"
        + (nearest(to: name, in: known).map { "; did you mean '\($0)'?" }
          ?? "; 'cake check --verbose' shows slices, consumers and what they need")
    case .other(let other):
      "'\(other.name)' (\(other.place)) " + other.reason.text
    case .ambiguous(let name, let candidates):
      "'\(name)' can be several things:\n  " + candidates.joined(separator: "\n  ")
    case .notNeeded(let provider, let slice, let needs):
      "'\(slice)' does not name '\(provider)'; it needs "
        + needs.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}

extension OtherDeclaration.Reason {
  fileprivate var text: String {
    switch self {
    case .requiresNothing: "is no provider: it requires nothing"
    case .otherName: "is no provider: no pattern of 'providerPatterns' is its name's"
    case .otherKind: "is neither a provider, a slice, a consumer nor a root"
    }
  }
}

extension ToolError {
  /// What the process ends with.
  var status: ExitStatus {
    switch self {
    case .stopped(let signal), .fixingStopped(let signal): .stopped(by: signal)
    default: .failure
    }
  }
}

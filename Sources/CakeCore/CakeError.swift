/// Why a check could not run, or why its facts are not to be trusted: exit code 2 each.
package enum CakeError: Error, Equatable, Sendable {
  case libraryNotFound(looked: [String])
  case libraryUnusable(path: String, reason: String)
  case storeNotFound(looked: [String])
  /// None where somebody says there is one; with one that is near.
  case storeMissing(looked: [String], near: String?)
  /// What looks as if it was missing.
  case accessDenied(path: String)
  /// A package whose targets are of other languages.
  case swiftMissing
  case toolchainSilent(tool: String, seconds: Int)
  case storeUnreadable(path: String, reason: String)
  case storeFormat(path: String, found: String, supported: String)
  case unitUnreadable(unit: String, reason: String)
  case recordUnreadable(record: String, file: String, reason: String)
  /// With whether the store is of something that SwiftPM does not build.
  case staleStore(files: [String], isForeign: Bool = false)
  case storeContradictsSource(file: String, line: Int, name: String)
  case modulesWithoutFacts(modules: [String])
  case filesWithoutFacts(files: [String])
  case sourceUnreadable(file: String, reason: String)
  case reportUnreadable(file: String, reason: String)
  case reportVersion(file: String, found: Int, supported: Int)
  /// A file of the tool's own: `.cake.json` or a baseline.
  case settingsUnreadable(file: String)
  /// What is there is no file to read.
  case settingsMissing(file: String, reason: String)
  case settingsUnwritable(file: String, reason: String? = nil)
  case settingsFolder(file: String)
  case settingsLinkDangling(file: String, target: String)
  case settingsInvalid(file: String, line: Int, problem: String)
  case baselineMissing(file: String)
  /// No provider protocol; with names that come near, and the pattern that would find one.
  case nothingFound(patterns: [String], near: [String], suggested: [String], isCompiled: Bool)
  /// Sources whose last compile ended with errors.
  case compileFailed(files: [String])
}

extension CakeError {
  /// What is wrong, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .libraryNotFound(let looked):
      "libIndexStore was not found; looked at \(list(looked))"
    case .libraryUnusable(let path, let reason):
      "'\(path)' can't be used as libIndexStore: \(reason)"
    case .storeNotFound(let looked):
      "no index store was found; looked at \(list(looked))"
    case .storeMissing(let looked, let near):
      "no index store was found; looked at \(list(looked))"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .accessDenied(let path): "'\(path)' can't be read: permission denied"
    case .swiftMissing: "no Swift target was found in the package, so there is nothing to check"
    case .toolchainSilent(let tool, let seconds):
      "'\(tool)' did not say within \(seconds) seconds which toolchain it is of"
    case .storeUnreadable(let path, let reason):
      "the index store '\(path)' can't be read: \(reason)"
    case .storeFormat(let path, let found, let supported):
      "the index store '\(path)' has format \(found); this toolchain reads \(supported)"
    case .unitUnreadable(let unit, let reason):
      "the index unit '\(unit)' is damaged: \(reason)"
    case .recordUnreadable(let record, let file, let reason):
      "the index record '\(record)' of '\(file)' is damaged: \(reason)"
    case .staleStore(let files, _):
      "\(files.count == 1 ? "a file is" : "\(files.count) files are") newer than the index store: "
        + list(files)
    case .storeContradictsSource(let file, let line, let name):
      "the index store does not belong to these sources: "
        + "it has '\(name)' at line \(line) of '\(file)', where it does not stand"
    case .modulesWithoutFacts(let modules):
      "the index store has nothing about \(modules.count == 1 ? "the module" : "the modules") "
        + list(modules)
    case .filesWithoutFacts(let files):
      "the index store has nothing about \(files.count == 1 ? "the file" : "the files") "
        + list(files)
    case .sourceUnreadable(let file, let reason):
      "'\(file)' can't be read: \(reason)"
    case .reportUnreadable(let file, let reason):
      "'\(file)' is no report of 'cake check --format json': \(reason)"
    case .reportVersion(let file, let found, let supported):
      "the report '\(file)' has schema version \(found); this version reads \(supported)"
    case .settingsUnreadable(let file): "'\(file)' can't be read"
    case .settingsMissing(let file, let reason): "'\(file)' can't be read: \(reason)"
    case .settingsUnwritable(let file, let reason):
      "'\(file)' can't be written" + (reason.map { ": \($0)" } ?? "")
    case .settingsFolder(let file): "'\(file)' is a folder, not a file to write to"
    case .settingsLinkDangling(let file, let target):
      "'\(file)' is a link to '\(target)', which does not exist"
    case .settingsInvalid(let file, let line, let problem): "'\(file)', line \(line): \(problem)"
    case .baselineMissing(let file): "the baseline '\(file)' does not exist"
    case .nothingFound(_, _, _, false):
      "the index store has nothing about the package's own sources"
    case .nothingFound(let patterns, let near, _, true):
      "no provider was found; looked for protocols named \(list(patterns)) with a requirement"
        + (near.isEmpty ? "" : "; there is \(list(near))")
    case .compileFailed(let files):
      "the last compile of \(list(files)) failed, so what it wrote down can't be trusted"
    }
  }

  /// What to do about it where that is not in the message, in one sentence without a full stop.
  package var remedy: String? {
    switch self {
    case .libraryNotFound, .libraryUnusable:
      "install a Swift toolchain, or name its library with '--index-store-library'"
    case .storeNotFound:
      "build the package first ('swift build --build-tests'; where that has nothing to do, without its "
        + "'.build' and without '-disable-index-store'), or name the store with '--index-store'"
    case .storeMissing:
      "name the folder that the build writes it to: '.build/debug/index/store' with SwiftPM, "
        + "'Index.noindex/DataStore' in the project's folder of Xcode's 'DerivedData'"
    case .accessDenied: "check its permissions, and those of the folders that it is in"
    case .swiftMissing: "allow that there is none with '--allow-empty'"
    case .toolchainSilent:
      "put another toolchain first on PATH, or name its library with '--index-store-library'"
    case .storeUnreadable, .storeFormat, .unitUnreadable, .recordUnreadable:
      "delete the store and build again"
    case .storeContradictsSource: "delete the store and build again"
    case .staleStore(_, true): "build again, as the store was built"
    case .staleStore: "build again ('swift build --build-tests')"
    case .modulesWithoutFacts, .filesWithoutFacts: "build everything: 'swift build --build-tests'"
    case .sourceUnreadable: "check that the file exists and is UTF-8"
    case .reportUnreadable, .reportVersion: "write it again with 'cake check --format json'"
    case .settingsUnreadable: "check the permissions of the file and its folder"
    case .settingsMissing: "put a file in its place, or remove it"
    case .settingsUnwritable(_, let reason):
      reason == nil ? "check that its folder exists, and the permissions of both" : nil
    case .settingsFolder, .settingsLinkDangling: "name a file in a folder that exists"
    case .settingsInvalid: nil
    case .nothingFound(_, _, _, false): "name the package that the store was made from as PATH"
    case .nothingFound(_, _, let patterns, true) where !patterns.isEmpty:
      "name yours with '"
        + patterns.map { "--provider-pattern \($0.shellWord)" }.joined(separator: " ")
        + "'; \(beginning)"
    case .nothingFound: beginning
    case .compileFailed: "mend the errors and build again"
    case .baselineMissing(let file): "write it with '--write-baseline \(file.shellWord)'"
    }
  }

  /// What to do where there is no provider yet.
  private var beginning: String {
    "where there is none yet, 'cake generate slice --for TYPE' proposes the first ones for a type, "
      + "and '--allow-empty' allows that there is none"
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

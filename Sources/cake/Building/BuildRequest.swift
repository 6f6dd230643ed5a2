import CakeCore
import Foundation

/// One package to build, with the user's own arguments to `swift build`.
struct BuildRequest: Sendable {
  let package: String
  /// What stands after `--`, the scratch folder left out: the layout has it.
  private(set) var arguments: [String] = []
  private(set) var layout: BuildLayout
  /// What builds in place of SwiftPM.
  private(set) var shell: String?
  /// Whether tests are built as well.
  private var buildsTests = true
  /// Whether the scratch folder is another than the package's own.
  private var hasOwnScratch = false
  /// The option that names a scratch folder, if one does.
  private(set) var scratchOption: String?

  init(package: String, arguments: [String] = []) throws(UsageError) {
    self.package = package
    layout = BuildLayout(folder: "\(package)/.build")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let isJoined = argument.hasPrefix("--") && parts.count == 2
      let name = isJoined ? parts[0] : argument
      guard takesValue(name) else {
        self.arguments.append(argument)
        continue
      }
      guard let value = isJoined ? parts[1] : rest.popFirst() else {
        throw .valueMissing(option: name, placeholder: "…")
      }
      guard name != "--package-path" else {
        throw .buildArgumentUnsuitable(name, reason: "PATH says where the package is")
      }
      if try take(name, value) { self.arguments += [name, value] }
    }
    if let folder = ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"], !folder.isEmpty {
      use(scratch: folder)
    }
    if let folder = PluginHost.scratchFolder { use(scratch: folder) }
  }

  private func takesValue(_ name: String) -> Bool {
    name.hasPrefix("-X")
      || [
        "-c", "--configuration", "--scratch-path", "--build-path", "--triple", "--build-system",
        "--package-path",
      ].contains(name)
  }

  /// Notes what says where the build's facts are; returns whether `swift build` is to have it too.
  private mutating func take(_ name: String, _ value: String) throws(UsageError) -> Bool {
    switch name {
    case "-c", "--configuration":
      layout.configuration = value
    case "--scratch-path", "--build-path":
      use(scratch: value)
      scratchOption = name
      return false
    case "--triple": layout.triple = value
    case "--build-system":
      guard let system = BuildLayout.System(rawValue: value) else {
        throw .buildArgumentUnsuitable(
          "--build-system \(value)",
          reason: "only of 'native' and 'swiftbuild' is it known where facts are")
      }
      layout.system = system
    default: break
    }
    return true
  }

  private mutating func use(scratch folder: String) {
    layout.folder = PackageFolder.absolute(folder)
    hasOwnScratch = true
  }

  /// The same build of another package, or of another version of this one.
  func elsewhere(_ package: String, scratch: String) -> BuildRequest {
    var other = self
    other = BuildRequest(package: package, other)
    other.use(scratch: scratch)
    return other
  }

  /// The same build of what is no test.
  var withoutTests: BuildRequest {
    var other = self
    other.buildsTests = false
    return other
  }

  /// A build by a command of the user's own.
  init(package: String, shell: String) {
    self.package = package
    self.shell = shell
    layout = BuildLayout(folder: "\(package)/.build")
  }

  private init(package: String, _ other: BuildRequest) {
    self.package = package
    arguments = other.arguments
    layout = other.layout
    shell = other.shell
  }

  /// What is called.
  var command: [String] {
    if let shell { return ["/bin/sh", "-c", "cd \"$0\" || exit 2\n\(shell)", package] }
    return ["swift", "build"] + (buildsTests ? ["--build-tests"] : []) + [
      "--package-path", package,
    ]
      + (hasOwnScratch ? ["--scratch-path", layout.folder] : []) + arguments + indexing
  }

  /// What has a build write facts that does not unasked: any but one for debugging.
  private var indexing: [String] {
    if layout.configuration == "debug" || arguments.contains("--disable-index-store") { return [] }
    // One of the build systems passes over its own option.
    return layout.system == .swiftbuild
      ? ["-Xswiftc", "-index-store-path", "-Xswiftc", layout.folder + "/out"]
      : ["--enable-index-store"]
  }

  /// SwiftPM lets the variable win over its option.
  var environment: [String: String] {
    hasOwnScratch && shell == nil ? ["SWIFTPM_BUILD_DIR": layout.folder] : [:]
  }

  /// As the one who asks would write it.
  var description: String {
    shell
      ?? (["swift", "build"] + (buildsTests ? ["--build-tests"] : []) + arguments).joined(
        separator: " ")
  }
}

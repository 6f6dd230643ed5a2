import Foundation
import TestSupport

/// A package of two modules with the plan of a build, made without SwiftPM and once for all tests.
///
/// Its plan calls a compiler that first does what a test wants: kill somebody, or change a file; the
/// frontend that it names is itself.
struct PlannedPackage: Sendable {
  let scratch: ScratchFolder
  let folder: URL
  private let sources: [Source]

  struct Source {
    var module: String
    var file: String
    var text: String
  }

  /// The package for tests of which none changes it.
  static func shared() async throws -> PlannedPackage { try await other.value }

  /// A package whose module `App` has these files, in this order.
  static func of(_ files: KeyValuePairs<String, String>) async throws -> PlannedPackage {
    try await PlannedPackage(
      files.map { Source(module: "App", file: $0.key, text: $0.value) })
  }

  private static let other = Task { try await PlannedPackage(twoModules) }
  private static let made = Task { try await PlannedPackage(twoModules) }

  /// The package, with nothing proved and a compiler that does nothing else.
  static func fresh() async throws -> PlannedPackage {
    let package = try await made.value
    try package.onCompile()
    try package.writeSources()
    try? FileManager.default.removeItem(at: package.folder.appending(path: ".build/cake"))
    return package
  }

  static let warning = "Sources/Core/Core.swift:4:49: warning: \(message)"
  static let message = """
    'ModelDependencies' does not need 'HasCache': no consumer uses or forwards it [unused-need]
    """

  private static let twoModules = [
    Source(module: "Core", file: "Core.swift", text: core),
    Source(module: "App", file: "App.swift", text: app),
  ]

  private static let core = """
    public protocol HasClock { var clock: Int { get } }
    public protocol HasCache { var cache: Int { get } }
    public protocol HasPush { var push: Int { get } }
    public typealias ModelDependencies = HasClock & HasCache & HasPush

    """

  private static let app = """
    import Core
    struct Model {
      let dependencies: any ModelDependencies
      var now: Int { dependencies.clock }
    }
    struct Holder<Held> { let held: Held }
    func push(_ dependencies: any ModelDependencies) -> Int {
      Holder(held: dependencies).held.push
    }

    """

  private init(_ sources: [Source]) async throws {
    self.sources = sources
    scratch = try ScratchFolder()
    folder = try scratch.folder("planned")
    try scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Planned",
        targets: [.target(name: "Core"), .target(name: "App", dependencies: ["Core"])])

      """, to: "planned/Package.swift")
    let found = try await Compiler.run(["sh", "-c", "command -v swiftc"])
    let compiler = found.output.trimmingCharacters(in: .newlines)
    try scratch.write(
      """
      #!/bin/sh
      case " $* " in
      *" -driver-print-jobs "*) '\(compiler)' "$@" | sed "s#^[^ ]*#$0#"; exit ;;
      esac
      . '\(scratch.url.path)/hook'
      exec '\(compiler)' "$@"

      """, to: "swiftc", permissions: 0o755)
    try onCompile()
    try writeSources()
    let build = try scratch.folder("planned/.build/debug")
    var plan = "commands:\n"
    for module in ["Core", "App"] {
      let files = sources.filter { $0.module == module }
        .map { "\(folder.path)/Sources/\(module)/\($0.file)" }
      if files.isEmpty { continue }
      let interface = "\(build.path)/\(module).swiftmodule"
      let command = [
        "\(scratch.url.path)/swiftc", "-module-name", module, "-emit-module-path", interface, "-c",
        "-I", build.path, "-parse-as-library", "-index-ignore-system-modules",
        "-index-store-path", "\(build.path)/index/store",
        // Where nothing says otherwise these are written to the folder that the compiler is called in.
        "-emit-loaded-module-trace", "-emit-module-interface", "-enable-library-evolution",
      ]
      let made = try await Compiler.run(command + files, in: build)
      guard made.succeeded else { throw SmallPackage.Failed(output: made.output) }
      let needsCore = module == "App" && sources[0].module == "Core"
      let inputs = files + (needsCore ? ["\(build.path)/Core.swiftmodule"] : [])
      for (key, list) in [("inputs", inputs), ("outputs", [interface]), ("args", command)] {
        plan += "    \(key): \(String(decoding: try JSONEncoder().encode(list), as: UTF8.self))\n"
      }
    }
    try scratch.write(plan, to: "planned/.build/debug.yaml")
  }

  /// Writes the sources as the store knows them, older than it.
  private func writeSources() throws {
    for source in sources {
      let path = "Sources/\(source.module)/\(source.file)"
      try scratch.write(source.text, to: "planned/\(path)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
        ofItemAtPath: folder.appending(path: path).path)
    }
  }

  /// Sets what the compiler that is started as that many first does before it compiles, in the
  /// words of a shell: `tool` is the process that the test started, `$PPID` the one that proves.
  func onCompile(_ moment: Int = 1, _ action: String = "") throws {
    let moments = scratch.url.appending(path: "moments").path
    try? FileManager.default.removeItem(atPath: moments + ".over")
    try scratch.write("", to: "moments")
    // Compilers that start together count each other: one of them acts.
    try scratch.write(
      """
      echo >> '\(moments)'
      tool=$(ps -o ppid= -p $PPID)
      if [ $(wc -l < '\(moments)') -ge \(moment) ] && mkdir '\(moments).over' 2>/dev/null; then
        :; \(action)
      fi

      """, to: "hook")
  }

  func check(_ arguments: String...) async throws -> Tool.Result { try await check(arguments) }

  func check(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(["check", "--skip-build"] + arguments, in: folder)
  }

  /// The verdicts that are kept, a line each.
  var verdicts: [Substring] {
    let text = try? scratch.text("planned/.build/cake/verdicts")
    return text?.split(separator: "\n").filter { !$0.hasPrefix("cake ") } ?? []
  }

  /// Has the next check prove everything again; what else a proof has left stays.
  func forget() throws {
    try? FileManager.default.removeItem(at: folder.appending(path: ".build/cake/verdicts"))
  }

  /// Whether copies of a proof are there.
  var hasCopies: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/.build/cake")
    return names?.contains { $0 != "verdicts" } ?? false
  }

  /// When each file was written that is not the tool's own.
  func dates() throws -> [String: Date] { try folder.dates(except: ".build/cake") }
}

extension URL {
  /// When each file below a folder was written, those left out whose paths begin like this.
  func dates(except prefix: String) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: path)
    where !path.hasPrefix(prefix) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: appending(path: path).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      dates[path] = attributes[.modificationDate] as? Date
    }
    return dates
  }
}

import CakeCore
import Foundation

/// The calls of the compiler as the build system wrote them down, a module each.
struct BuildPlan {
  struct Module {
    var arguments: [String]
    var inputs: [String]
    var outputs: [String]
  }

  private(set) var modules: [Module] = []

  /// Nil where there is no plan of a form that is known.
  init?(of layout: BuildLayout) {
    if layout.system != .swiftbuild, let plan = BuildPlan(native: layout) {
      self = plan
    } else if let plan = BuildPlan(swiftBuild: layout) {
      self = plan
    } else {
      return nil
    }
  }

  init(_ modules: [Module]) { self.modules = modules }

  private init?(native layout: BuildLayout) {
    let file = "\(layout.folder)/\(layout.configuration).yaml"
    guard let plan = FileManager.default.contents(atPath: file) else { return nil }
    // Most lists are of commands that compile nothing, and are not read.
    var inputs: ArraySlice<UInt8> = []
    var outputs: ArraySlice<UInt8> = []
    for line in [UInt8](plan).lines {
      if let list = Self.list(Self.inputs, line) {
        inputs = list
      } else if let list = Self.list(Self.outputs, line) {
        outputs = list
      } else if let list = Self.list(Self.arguments, line),
        let arguments = Self.strings(list), arguments.contains("-module-name")
      {
        modules.append(
          Module(
            arguments: arguments, inputs: Self.strings(inputs) ?? [],
            outputs: Self.strings(outputs) ?? []))
      }
    }
  }

  private static let inputs = Array("    inputs: ".utf8)
  private static let outputs = Array("    outputs: ".utf8)
  private static let arguments = Array("    args: ".utf8)

  /// A list in the plan, which writes each as JSON on a line of its own.
  private static func list(_ key: [UInt8], _ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    line.starts(with: key) ? line.dropFirst(key.count) : nil
  }

  private static func strings(_ list: ArraySlice<UInt8>) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(list))
  }

  /// The modules of a package that a failed build has left behind, and that all that they import
  /// is there for: those with errors, and those that it stopped.
  ///
  /// What the build makes itself, in its own folder, is none of them.
  func failed(in package: String, _ layout: BuildLayout) -> [Module] {
    let ownership = Ownership(package: package, built: [layout.folder])
    let failed = modules.filter { !$0.isBuilt || $0.isBehind }
    var unusable = Set(modules.filter { !$0.isBuilt }.flatMap(\.interfaces))
    var count = 0
    while count != unusable.count {
      count = unusable.count
      for module in modules where !unusable.isDisjoint(with: module.inputs) {
        unusable.formUnion(module.interfaces)
      }
    }
    // What is compiled twice, for the tools of other packages say, has the same errors twice.
    var names: Set<[String]> = []
    return failed.filter { module in
      module.sources.contains(where: ownership.owns) && unusable.isDisjoint(with: module.inputs)
        && names.insert(module.sources).inserted
    }
  }
}

extension BuildPlan.Module {
  fileprivate var interfaces: [String] { outputs.filter { $0.hasSuffix(".swiftmodule") } }

  var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }

  /// Whether nothing was written since anything that it is made from has changed.
  fileprivate var isBehind: Bool {
    guard let newest = inputs.compactMap(FileTime.modified).max() else { return false }
    let written = outputs.compactMap {
      $0.hasSuffix(".o") ? Self.compiled($0) : FileTime.modified($0)
    }
    return (written.max() ?? .distantPast) < newest
  }

  /// Whether its interface and objects are there and every source has been compiled.
  ///
  /// The compiler leaves an interface or an object alone that stays the same, so their own times tell
  /// nothing; the object of a file with errors is deleted.
  fileprivate var isBuilt: Bool {
    guard interfaces.allSatisfy({ FileTime.modified($0) != nil }) else { return false }
    var objects: [String: Date] = [:]
    for object in outputs where object.hasSuffix(".o") {
      guard let date = Self.compiled(object) else { return false }
      objects[URL(fileURLWithPath: object).lastPathComponent] = date
    }
    return sources.allSatisfy { source in
      let name = URL(fileURLWithPath: source).lastPathComponent
      let object = objects[name + ".o"] ?? objects[name.dropLast(6) + ".o"]
      return object == nil || object! >= FileTime.modified(source) ?? .distantPast
    }
  }

  /// When the file was compiled that an object is of: what is written beside the object each time
  /// says so. Nil where there is no object.
  private static func compiled(_ object: String) -> Date? {
    guard FileTime.modified(object) != nil else { return nil }
    return lastWritten(of: object)
  }

  /// When anything was written of an object, of which there may be no more than messages.
  private static func lastWritten(of object: String) -> Date? {
    var stem = object.dropLast(2)
    if stem.hasSuffix(".swift") { stem = stem.dropLast(6) }
    let beside = ["swiftdeps", "d", "dia"].map { "\(stem).\($0)" }
    return ([object] + beside).compactMap(FileTime.modified).max()
  }

  /// Whether a build that began then compiled any of it, with or without success.
  func wasCompiled(since start: Date) -> Bool {
    outputs.compactMap { $0.hasSuffix(".o") ? Self.lastWritten(of: $0) : FileTime.modified($0) }
      .contains { $0 >= start }
  }

  /// Has the next build compile all of it.
  func removeObjects() {
    for output in outputs where output.hasSuffix(".o") { unlink(output) }
  }

  /// The compiler's call that goes on after errors, has every message on a line of its own, and
  /// writes the index of what it understood.
  ///
  /// It writes its messages beside the objects too, as a build does: they say of the index that it
  /// is of a failed compile, which would look like an editor's without them.
  var diagnosis: [String] {
    let command = OutputOptions.removed(from: arguments).flatMap { argument in
      // A build that stopped before this module has not written its list of sources.
      argument.hasPrefix("@")
        && !FileManager.default.fileExists(atPath: String(argument.dropFirst()))
        ? sources : [argument]
    }
    return command + [
      "-continue-building-after-errors", "-no-color-diagnostics", "-diagnostic-style", "llvm",
      "-serialize-diagnostics",
    ]
  }
}

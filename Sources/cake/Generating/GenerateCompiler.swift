import CakeCore
import Foundation

/// The compiler as the judge of what was generated, with the arguments that the build has for it.
struct GenerateCompiler: Sendable {
  private let module: CompilePlan.Module?
  /// One with whose arguments a text is read that belongs nowhere yet: of this package's, tests first.
  private let other: CompilePlan.Module?
  private let output: String?

  init(_ plan: [CompilePlan.Module], package: String, target: String?, output: String?) {
    let own = plan.filter { module in
      module.sources.contains { source in
        Folder(package).path(to: source).map { Folder.names(in: $0).first != ".build" } ?? false
      }
    }
    other = own.last { $0.name.hasSuffix("Tests") } ?? own.last ?? plan.last
    self.output = output
    let folder = output.flatMap { Folder($0).parent?.path }
    module =
      plan.first { $0.name == target }
      ?? plan.first { module in
        folder.map { folder in module.sources.contains { Folder($0).parent?.path == folder } }
          ?? false
      }
  }

  /// Whether the module's declarations are the main actor's unless they say otherwise.
  var isolatesByDefault: Bool { (module ?? other).map(Self.isolatesByDefault) ?? false }

  static func isolatesByDefault(_ module: CompilePlan.Module) -> Bool {
    let (arguments, option) = (module.arguments, "-default-isolation")
    return arguments.contains("\(option)=MainActor")
      || zip(arguments, arguments.dropFirst()).contains { $0 == (option, "MainActor") }
  }

  /// Whether imports are seen by their own module alone unless they say otherwise.
  var importsInternally: Bool {
    (module ?? other)?.arguments.contains("InternalImportsByDefault") ?? true
  }

  /// What the compiler says of a text, by line; nil where nobody can tell.
  func errors(in text: String) -> [GenerateTools.Complaint]? {
    guard let any = module ?? other else { return nil }
    let sources = (module?.sources ?? []).filter {
      $0 != output && FileManager.default.fileExists(atPath: $0)
    }
    let name = module?.name ?? "Generated"
    let mode = any.compiler.contains("-frontend") ? [] : ["-wmo"]
    let command =
      any.compiler + ["-emit-sib", "-o", "/dev/null"] + mode + any.arguments
      + ["-module-name", name, "-no-color-diagnostics", "-diagnostic-style", "llvm"] + sources
    // No other file of the module may have its name.
    return try? TemporaryFolder.with("\(UUID().uuidString).swift", text) { file throws(ToolError) in
      let (end, output) = try PackageBuild.capture(command + [file], always: true)
      guard case .exited = end else { return nil }
      return complaints(output, file)
    }
  }

  /// `…/Name.swift:12:3: error: …`; what a macro made is told by the line that asked for it.
  private func complaints(_ output: String, _ path: String) -> [GenerateTools.Complaint] {
    var found: [GenerateTools.Complaint] = []
    var pending: (message: String, isError: Bool)?
    var again: (message: String, place: String, isOwn: Bool)?
    for line in output.split(separator: "\n") {
      let words = Self.message(of: line)
      let isOwn = line.hasPrefix(path + ":")
      // The compiler chooses which of the two it tells of, and says in a note where the other is.
      if let words {
        let isAgain = words.message.contains("invalid redeclaration")
        again = isAgain ? (words.message, Self.place(of: line), isOwn) : nil
      } else if let told = again, line.contains(": note: "), line.contains("declared here") {
        again = nil
        if told.isOwn, !isOwn, !found.isEmpty {
          found[found.count - 1].declared = Self.place(of: line)
        } else if isOwn, !told.isOwn, let number = Self.number(of: line, path) {
          found.append(
            .init(line: number, message: told.message, isError: true, declared: told.place))
        }
      }
      guard isOwn else {
        if let words, line.hasPrefix("macro expansion") || line.contains("@__swiftmacro") {
          pending = words
        }
        continue
      }
      guard let number = Self.number(of: line, path),
        let (message, isError) = words ?? (line.contains(": note: in expansion") ? pending : nil)
      else { continue }
      pending = nil
      found.append(.init(line: number, message: message, isError: isError))
    }
    return found
  }

  private static func number(of line: Substring, _ path: String) -> Int? {
    Int(line.dropFirst(path.count + 1).prefix { $0 != ":" })
  }

  /// `T.swift:4` of `…/T.swift:4:8: error: …`.
  private static func place(of line: Substring) -> String {
    let end = line.firstRange(of: ".swift:")?.upperBound ?? line.startIndex
    let name = line[..<end].split(separator: "/").last ?? ""
    return String(name + line[end...].prefix { $0 != ":" })
  }

  private static func message(of line: Substring) -> (message: String, isError: Bool)? {
    for (word, isError) in [(": error: ", true), (": warning: ", false)] {
      if let range = line.firstRange(of: word) {
        return (String(line[range.upperBound...]), isError)
      }
    }
    return nil
  }
}

import CakeCore
import Foundation

/// `cake new KIND NAME [PATH]`: the lines that a provider or a feature begins with.
struct NewCommand: FactsCommand {
  var facts = FactsOptions()
  private var kind: NewFile.Kind?
  private var subject: String?
  private var path = "."
  private var needs: [String] = []
  private var writesNothing = false

  init() {}

  mutating func take(operand: String) throws(UsageError) {
    if kind == nil {
      kind = try .init(argument: operand)
    } else if subject == nil {
      guard Identifier.isOne(operand), operand.first?.isUppercase == true else {
        throw .valueMalformed(
          option: "NAME", value: operand, expected: "a type's name, such as 'Weather'")
      }
      subject = operand
    } else {
      path = operand
    }
  }

  static let name = "new"
  static let abstract = "Begin a provider or a feature in the way this package writes them"
  static let operand = "KIND NAME [PATH] [-- BUILD-ARGUMENT…]"
  static let operandLimit = 3

  static let options: [Option<NewCommand>] =
    [
      .value("--needs", placeholder: "PROVIDERS", help: "What the feature's slice names") {
        (command, value) in command.needs += value.split(separator: ",").map(String.init)
      },
      .flag("--dry-run", help: "Print the file without writing it") { $0.writesNothing = true },
    ] + readingOptions

  static let discussion = """
    KIND is 'provider' or 'feature', NAME what it is about: 'Weather'. PATH is the package's folder,
    by default the current one. How providers, slices and features are named, which modules they
    live in and who may use them is read from those that the package has.

    A file that is there is never written over. Of a module that is new, the line for the manifest
    is printed.
    exit code: 0 written; 2 could not
    """

  func run() throws(ToolError) -> ExitStatus {
    guard let kind else { throw .usage(.operandMissing("KIND", of: Self.name)) }
    guard let subject else { throw .usage(.operandMissing("NAME", of: Self.name)) }
    guard kind == .provider || !needs.isEmpty else {
      throw .usage(.optionNeedsOther("feature", "--needs", reason: "a slice names at least one"))
    }
    let place = try PackageFolder.find([path], needsManifest: true, takesStore: false)
    guard Supervision.isChild else {
      let request = try facts.request(place.path)
      if !facts.skipsBuild { try FailedBuild.build(request, facts) }
      return try Supervision.run(
        Array(CommandLine.arguments.dropFirst()), rebuilding: facts.skipsBuild ? nil : request,
        telling: facts)
    }
    Supervision.startClock()
    let options: CheckOptions
    do { options = try facts.checkOptions(package: place.path) } catch { throw .check(error) }
    let made: NewFile
    do throws(GenerateError) {
      made = try NewFile.make(kind, subject, needs: needs, options)
    } catch { throw .generate(error) }
    return try write(made, place)
  }

  private func write(_ made: NewFile, _ place: PackageFolder) throws(ToolError) -> ExitStatus {
    let path = "\(place.path)/\(made.path)"
    let text = SourceFormat.formatted(made.text, for: path)
    if let target = made.target {
      Output.note("note: '\(place.prefix)Package.swift' needs a target: \(target)\n")
    }
    guard !writesNothing else {
      try Output.report(text)
      return .clean
    }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw .fileUnwritable(path: place.prefix + made.path, reason: "it is there already")
    }
    try SourceFile.create(Array(text.utf8), at: path, called: place.prefix + made.path)
    Output.note("wrote '\(place.prefix)\(made.path)'\n")
    return .clean
  }
}

extension NewFile.Kind: NamedChoice { static var kind: String { "kind" } }

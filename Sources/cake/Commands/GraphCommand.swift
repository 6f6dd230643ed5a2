import CakeCore
import Foundation

/// `cake graph [PATH]`: a picture of what is provided, needed, used and handed on.
struct GraphCommand: FactsCommand {
  var facts = FactsOptions()
  private var path = "."
  private var format = GraphFormat.html
  private var subject: GraphSubject?
  private var base: String?
  private var output: String?
  private var opens = false

  init() {}

  mutating func take(operand: String) { path = operand }

  static let name = "graph"
  static let abstract = "Draw who provides, needs, uses and hands on what"
  static let operand = "[PATH] [-- BUILD-ARGUMENT…]"

  static let options: [Option<GraphCommand>] =
    [
      .value(
        "--format", placeholder: "html|svg|mermaid|dot|json",
        help: "Write a page (the default), a picture, or the model of it"
      ) { (command, value) throws(UsageError) in command.format = try .init(argument: value) },
      subjectOption("--feature", .feature, "Show this consumer and what it needs"),
      subjectOption("--provider", .provider, "Show this provider and who needs it"),
      subjectOption("--around", .anything, "Show what has to do with this name, of any kind"),
      .value("--diff", placeholder: "BASE", help: "Mark what differs from a report or a revision") {
        (command, value) in command.base = value
      },
      .value("--output", placeholder: "FILE", help: "Write to this file instead") {
        (command, value) in command.output = value
      },
      .flag("--open", help: "Open what was written; without '--output' it is in '.build'") {
        $0.opens = true
      },
    ] + readingOptions + [storeOption]

  private static func subjectOption(
    _ name: String, _ kind: GraphSubject.Kind, _ help: String
  ) -> Option<GraphCommand> {
    .value(name, placeholder: "NAME", help: help) { (command, value) throws(UsageError) in
      if let other = command.subject { throw .optionsExclusive(other.kind.option, name) }
      command.subject = GraphSubject(kind, value)
    }
  }

  static let discussion = """
    The page needs no network and no other file. SVG, Mermaid and DOT show a part where one is asked
    for, and say what they leave out. BASE is what 'cake diff' takes, for a page, SVG or JSON.
    PATH is the package's folder, by default the current one.

    exit code: 0 drawn; 2 no such name, several of that name, or no facts to trust
    """

  func run() throws(ToolError) -> ExitStatus {
    if base != nil, format == .mermaid || format == .dot {
      throw .usage(.optionsExclusive("--diff", "--format \(format.rawValue)"))
    }
    if let output { try OutputFile.check(output) }
    let package = try PackageFolder.find([path], needsManifest: facts.indexStore == nil).path
    guard Supervision.isChild else { return try supervise(package) }
    Supervision.startClock()
    let text: String
    let options: CheckOptions
    do { options = try facts.checkOptions(package: package) } catch { throw .check(error) }
    let base = try GraphBase.read()
    do throws(WhyError) {
      text = try Graph.draw(options, as: format, of: subject, since: base)
    } catch {
      throw .why(error)
    }
    guard let file = target(package) else {
      try Output.report(text)
      return .clean
    }
    do { try SettingsFile.write(text, to: file, called: output ?? file) } catch {
      throw .check(error)
    }
    return .clean
  }

  /// Builds, finds what to compare with, has a child draw, and opens what it wrote.
  private func supervise(_ package: String) throws(ToolError) -> ExitStatus {
    // A name that means nothing is told before anything is built.
    var source: BaseReport.Source?
    if let base { source = try BaseReport.Source(base, package: package) }
    if case .revision(let revision)? = source, facts.indexStore != nil {
      throw .baseOfForeignStore(revision: revision.name)
    }
    let builds = !facts.skipsBuild && facts.indexStore == nil
    let request = try facts.request(package)
    if builds { try FailedBuild.build(request, facts) }
    var variables: [String: String] = [:]
    var saved: GraphBase?
    if let base, let source {
      guard let found = try GraphBase(base, source, of: package, facts) else { return .failure }
      variables = found.variables
      saved = found
    }
    defer { saved?.remove() }
    let status = try Supervision.run(
      Array(CommandLine.arguments.dropFirst()), rebuilding: builds ? request : nil,
      telling: facts, adding: variables)
    if status == .clean, opens, let file = target(package) {
      try Output.report(file + "\n")
      _ = try ChildProcess.run([Self.opener, file], output: nil, errors: nil)
    }
    return status
  }

  private func target(_ package: String) -> String? {
    if let output { return PackageFolder.absolute(output) }
    let ending =
      switch format {
      case .mermaid: "mmd"
      case .html, .svg, .dot, .json: format.rawValue
      }
    return opens ? "\(package)/.build/cake-graph.\(ending)" : nil
  }

  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif
}

extension GraphSubject.Kind {
  fileprivate var option: String {
    switch self {
    case .feature: "--feature"
    case .provider: "--provider"
    case .anything: "--around"
    }
  }
}

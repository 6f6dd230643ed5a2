import CakeCore
import Foundation

/// `cake generate KIND [PATH]`: doubles, roots, forwarding and slices, from what the compiler knows.
struct GenerateCommand: FactsCommand {
  var facts = FactsOptions()
  private var kind: String?
  private var path = "."
  private var request = GenerateRequest(kind: .doubles)
  private var output: String?
  private var isForced = false
  private var writesNothing = false
  private var type: String?
  private var isApplied = false
  private var isBeside = false
  private var allowsChanges = false

  init() {}

  mutating func take(operand: String) throws(UsageError) {
    guard kind != nil else {
      guard operand != Self.update, operand != Self.slice else {
        kind = operand
        return
      }
      guard let known = GenerateRequest.Kind(rawValue: operand) else {
        throw .nameUnknown(operand, kind: "kind", known: Self.kinds)
      }
      kind = operand
      request.kind = known
      return
    }
    path = operand
  }

  static let update = "update"
  static let slice = "slice"
  static let kinds = GenerateRequest.Kind.allCases.map(\.rawValue) + [slice, update]

  static let name = "generate"
  static let abstract = "Write doubles, test roots, forwarding and slices from the compiler's facts"
  static let operand = "KIND [PATH] [-- BUILD-ARGUMENT…]"
  static let operandLimit = 2

  static let options: [Option<GenerateCommand>] =
    [
      .value(
        "--slices", placeholder: "SLICES", help: "Serve these, with commas between; by default all"
      ) {
        (command, value) in
        command.request.slices += value.split(separator: ",").map(String.init)
      },
      .value("--for-tests", placeholder: "TARGET", help: "Serve what this target's tests need") {
        (command, value) in command.request.target = value
      },
      .value("--name", placeholder: "NAME", help: "Call the root this, not 'TestDependencies'") {
        (command, value) throws(UsageError) in
        guard Identifier.isOne(value) else {
          throw .valueMalformed(option: "--name", value: value, expected: "a type's name")
        }
        command.request.name = value
      },
      .flag("--preview", help: "Write a root of values for previews: 'PreviewDependencies'") {
        $0.request.isPreview = true
      },
      .value(
        "--interface", placeholder: "MODULE.NAME",
        help: "Write a double of this protocol, or of each one of a module"
      ) { (command, value) in command.request.interfaces.append(value) },
      .value(
        "--access", placeholder: "internal|package|public", help: "Who may use what is written"
      ) { (command, value) throws(UsageError) in
        command.request.access = try .init(argument: value)
      },
      .value("--for", placeholder: "TYPE", help: "Propose the slice that this type really uses") {
        (command, value) in command.type = value
      },
      .flag("--apply", help: "Have the type take its slice where that is sure to compile") {
        $0.isApplied = true
      },
      .flag("--beside", help: "Write forwarding into the files of the provider protocols") {
        $0.isBeside = true
      },
      .flag("--allow-dirty", help: "With '--apply' or '--beside', change uncommitted files as well")
      {
        $0.allowsChanges = true
      },
      .value("--output", placeholder: "FILE", help: "Write to this file instead of printing") {
        (command, value) in command.output = value
      },
      .flag("--force", help: "Write over a file that was edited or that nobody generated") {
        $0.isForced = true
      },
      .flag("--dry-run", help: "Print what would change without changing it") {
        $0.writesNothing = true
      },
    ] + readingOptions

  static let discussion = """
    KIND says what to write: 'doubles' of what the slices' providers give, a 'root' that provides all
    of it, the 'forwarding' by which scopes take it from their parents, or 'update' for all files
    that this command has written before; a 'slice' is proposed for one type. PATH is the package's
    folder, by default the current one.

    A double has one closure for each requirement of a protocol; each fails the test by name until a
    test sets it. What can't be expressed is left out, with a comment that says why. The text is
    formatted by 'swift format' with the package's own configuration.

    'forwarding --beside' puts each extension after its protocol, in modules that import LayerCake;
    what does not build is taken back.

    A file that was edited since is left alone and the difference shown, unless '--force' is given.

    A proposal has the slice of what '--for' uses: of the root, arguments and singletons that it takes
    or reaches for, of '@Dependency' and of Factory's containers, with the providers that are missing
    and what is left to a person. It is printed. '--apply' writes it beside the type and has the type
    take the slice: instead of the root; by default from what hands out the values that it reached
    for; or in one more initialiser, where it is made with interfaces. The package is built with it,
    and what does not compile is taken back.
    exit code: 0 written or up to date; 1 something was left alone or would change; 2 could not run
    """

  func run() throws(ToolError) -> ExitStatus {
    guard let kind else { throw .usage(.operandMissing("KIND", of: Self.name)) }
    let place = try PackageFolder.find([path], needsManifest: true, takesStore: false)
    if kind == Self.update {
      return try GeneratedFiles(place, facts).update(force: isForced, dry: writesNothing)
    }
    if kind == Self.slice { return try proposal(place).run() }
    if isBeside, request.kind != .forwarding {
      throw .usage(
        .optionNeedsOther("--beside", "forwarding", reason: "it is what stands by protocols"))
    }
    if isBeside, output != nil { throw .usage(.optionsExclusive("--beside", "--output")) }
    if isBeside, !Supervision.isChild {
      return try GenerateBeside(
        place: place, path: path, facts: facts, slices: request.slices,
        writesNothing: writesNothing, allowsChanges: allowsChanges
      ).run()
    }
    if type != nil || isApplied || allowsChanges {
      throw .usage(
        .optionNeedsOther(
          type != nil ? "--for" : isApplied ? "--apply" : "--allow-dirty", Self.slice,
          reason: "a slice is what is proposed for a type"))
    }
    if request.isPreview, request.kind != .root {
      throw .usage(.optionNeedsOther("--preview", "root", reason: "only a root is for previews"))
    }
    guard Supervision.isChild else {
      return try GenerateBuild(facts, place.path).run(Array(CommandLine.arguments.dropFirst()))
    }
    Supervision.startClock()
    return try write(place)
  }

  private func proposal(_ place: PackageFolder) throws(ToolError) -> GenerateSlice {
    guard let type else {
      throw .usage(
        .optionNeedsOther(Self.slice, "--for", reason: "it is what one type uses"))
    }
    if output != nil { throw .usage(.optionsExclusive(Self.slice, "--output")) }
    if !isApplied, writesNothing || allowsChanges {
      throw .usage(
        .optionNeedsOther(
          writesNothing ? "--dry-run" : "--allow-dirty", "--apply",
          reason: "a proposal changes nothing"))
    }
    return GenerateSlice(
      place: place, path: path, type: type, facts: facts, isApplied: isApplied,
      writesNothing: writesNothing, allowsChanges: allowsChanges)
  }

  private static func isTesting(_ input: String) -> Bool {
    input.hasSuffix("LayerCakeTesting.swiftmodule")
  }

  /// In the child: reads the facts, writes the text.
  private func write(_ place: PackageFolder) throws(ToolError) -> ExitStatus {
    var request = request
    var options: CheckOptions
    do { options = try facts.checkOptions(package: place.path) } catch { throw .check(error) }
    request.output = output.map(PackageFolder.absolute)
    options.rewritten = Set(GeneratedFiles(place, facts).all().map(\.path))
      .union(request.output.map { [$0] } ?? [])
    let layout = options.layout ?? BuildLayout(folder: place.path + "/.build")
    let plan = BuildPlan(of: layout)?.compilations(in: place.path) ?? []
    let tool = SymbolGraphTool(plan, scratch: layout.folder, target: request.target)
    let compiler = GenerateCompiler(
      plan, package: place.path, target: request.target, output: request.output)
    Supervision.stopClock()
    let tools = GenerateTools(
      graphs: { module throws(GenerateError) in try tool.graphs(of: module) },
      complaints: { compiler.errors(in: $0) }, isolatesByDefault: compiler.isolatesByDefault,
      importsInternally: compiler.importsInternally,
      linksTesting: { module in
        plan.contains { $0.name == module && $0.inputs.contains(where: Self.isTesting) }
      })
    if isBeside { return try GenerateBeside.propose(request, options, tools) }
    let generated: GeneratedText
    do throws(GenerateError) {
      generated = try Generator.generate(
        request, options, isPartial: GenerateBuild.isPartial, tools)
    } catch {
      throw .generate(error)
    }
    let target = request.output ?? place.path + "/Generated.swift"
    let body = SourceFormat.formatted(generated.body, for: target)
    let arguments = request.arguments + facts.patterns.flatMap { ["--provider-pattern", $0] }
    let file = GeneratedFile(arguments, sources: generated.sources, body: "\n" + body)
    for (name, reason) in generated.leftOut { Output.note("note: left out '\(name)': \(reason)\n") }
    guard let path = request.output else {
      try Output.report(file.text)
      return .clean
    }
    if let output, OpenTarget.isOne(output) {
      if writesNothing {
        try Output.report(file.text)
      } else if !OpenTarget.write(file.text, to: output) {
        throw .check(.settingsUnwritable(file: output))
      }
      return .clean
    }
    let name = place.prefix + Folder(place.path).relativePath(to: path)
    return try GeneratedFiles.write(
      file, to: path, called: name, force: isForced, dry: writesNothing)
  }
}

extension GenerateRequest.Access: NamedChoice { static var kind: String { "access level" } }

/// What may stand for a type.
enum Identifier {
  static func isOne(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_", text != "Self", text != "Any"
    else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

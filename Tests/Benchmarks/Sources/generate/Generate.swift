import BenchmarkSupport
import Foundation
import PackageGenerator

/// `generate FOLDER`: writes a package of the wanted size.
@main
struct Generate {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static let help = """
    usage: generate FOLDER [options]

    Writes a Swift package into FOLDER, the same one for the same options, and with it
    '\(GeneratedPackage.expectationFile)': what a check of the package must find.

      --providers N            providers (50)
      --features N             features (500)
      --modules N              modules that share the features (25)
      --lines N                lines of a feature's file, at least (120)
      --unused-share X         share of needs that nobody uses (0.01)
      --unused N               number of needs that nobody uses
      --placement P            provider protocols: 'interfaces' (beside each) or 'single' (one module)
      --injection I            'slices', or 'initialisers' written by hand
      --root-form F            roots: 'class' or 'struct'
      --providers-per-root N   more providers than that are split into scopes (150)
      --seed N                 another program of the same size (1)

    """

  private static func run(_ arguments: [String]) throws {
    if arguments.contains("--help") {
      print(help, terminator: "")
      return
    }
    let options = try Options(
      arguments,
      values: [
        "--providers", "--features", "--modules", "--lines", "--unused-share", "--unused",
        "--placement", "--injection", "--root-form", "--providers-per-root", "--seed",
      ])
    guard options.operands.count == 1, let folder = options.operands.first else {
      throw UsageError("name one folder; see 'generate --help'")
    }
    let package = try GeneratedPackage(try generatorOptions(options))
    try package.write(to: URL(filePath: folder))
    let expected = package.plan.expectation.unusedNeeds
    print(
      "\(package.plan.providers.count) providers, \(package.plan.features.count) features, "
        + "\(package.plan.featureModules.count) feature modules, \(package.plan.roots.count) roots, "
        + "\(package.lines) lines, \(expected.count) unused needs")
  }

  private static func generatorOptions(_ options: Options) throws -> GeneratorOptions {
    var wanted = GeneratorOptions()
    wanted.providers = try options.number("--providers") ?? wanted.providers
    wanted.features = try options.number("--features") ?? wanted.features
    wanted.modules = try options.number("--modules") ?? wanted.modules
    wanted.lines = try options.number("--lines") ?? wanted.lines
    wanted.providersPerRoot =
      try options.number("--providers-per-root") ?? wanted.providersPerRoot
    wanted.seed = try options.number("--seed").map(UInt64.init) ?? wanted.seed
    wanted.placement = try options.choice("--placement") ?? wanted.placement
    wanted.injection = try options.choice("--injection") ?? wanted.injection
    wanted.rootForm = try options.choice("--root-form") ?? wanted.rootForm
    if let count = try options.number("--unused") { wanted.unused = .count(count) }
    if let text = options.text("--unused-share") {
      guard let share = Double(text), (0...1).contains(share) else {
        throw UsageError("'--unused-share' takes a number from 0 to 1, not '\(text)'")
      }
      wanted.unused = .share(share)
    }
    return wanted
  }
}

import Foundation

/// The files of a package that a plan describes, by their paths in it.
public struct GeneratedPackage: Sendable {
  public let plan: Plan
  public internal(set) var files: [String: String]

  public static let expectationFile = "expected-findings.json"

  /// Plans and renders a package; nothing is written yet.
  public init(_ options: GeneratorOptions) throws {
    try self.init(Plan(options))
  }

  /// Renders a plan, which may have been changed since it was made.
  public init(_ plan: Plan) throws {
    self.plan = plan
    files = try Self.render(plan)
  }

  /// Changes a number in the body of a feature's function, and nothing else.
  public mutating func editBody(ofFeature index: Int, to number: Int) {
    let path = Self.path(ofFeature: index, in: plan)
    let line = "    var total = 0\n"
    guard let range = files[path]?.firstRange(of: line) else {
      preconditionFailure("every feature sums up what it does")
    }
    files[path]!.replaceSubrange(range, with: "    var total = \(number)\n")
  }

  /// The path of a feature's file.
  public static func path(ofFeature index: Int, in plan: Plan) -> String {
    let feature = plan.features[index]
    return "Sources/\(plan.featureModules[feature.module].name)/\(feature.name).swift"
  }

  public var lines: Int {
    files.filter { $0.key.hasSuffix(".swift") }
      .reduce(0) { $0 + $1.value.utf8.count { $0 == UInt8(ascii: "\n") } }
  }

  private static func render(_ plan: Plan) throws -> [String: String] {
    var files = ["Package.swift": ManifestText(plan: plan).file, ".gitignore": ".build/\n"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    files["generator-options.json"] = try text(encoder.encode(plan.options))
    files[expectationFile] = try text(encoder.encode(plan.expectation))
    renderInterfaces(plan, into: &files)
    for index in plan.features.indices {
      files[path(ofFeature: index, in: plan)] = FeatureText(plan: plan, index: index).file
    }
    files["Sources/App/App.swift"] = RootText.main(plan)
    for (index, root) in plan.roots.enumerated() {
      let app = RootText(plan: plan, index: index)
      let tests = TestText(plan: plan, index: index)
      files["Sources/App/\(root.typeName).swift"] = app.file
      files["Tests/\(tests.targetName)/TestDependencies.swift"] = tests.dependencies
      for module in root.modules {
        let name = plan.featureModules[module].name
        files["Sources/App/Run\(name).swift"] = app.running(module: module)
        files["Tests/\(tests.targetName)/\(name)Tests.swift"] = tests.tests(module: module)
      }
    }
    return files
  }

  private static func renderInterfaces(_ plan: Plan, into files: inout [String: String]) {
    let usesSlices = plan.options.injection == .slices
    if usesSlices, plan.roots.count > 1 {
      files["Sources/Scopes/DependencyScope.swift"] = """
        public protocol DependencyScope {
          associatedtype Parent
          var parent: Parent { get }
        }

        """
    }
    for provider in plan.providers {
      let module = plan.interfaceModules[provider.module].name
      let text = InterfaceText(plan: plan, provider: provider)
      files["Sources/\(module)/\(provider.name).swift"] = text.file
      guard usesSlices, plan.options.placement == .single else { continue }
      let imports = plan.roots.count > 1 ? [module, "Scopes"].sorted() : [module]
      files["Sources/Providers/\(provider.protocolName).swift"] =
        imports.map { "import \($0)\n" }.joined() + "\n" + text.providerProtocol
    }
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) + "\n" }
}

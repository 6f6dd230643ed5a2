/// What a generated file imports: the modules of everything that it names.
struct GeneratedImports {
  private let request: GenerateRequest
  private let own: String?
  private let modules: Set<String>
  /// The modules that show some of it to tests alone.
  private let testable: Set<String>
  private let usesTesting: Bool
  private let showsTesting: Bool
  /// Where imports are public anyhow, the word `package` on one would be another's business, too.
  private let importsInternally: Bool

  init(
    _ request: GenerateRequest, _ own: String?, _ modules: Set<String>, testable: Set<String>,
    usesTesting: Bool, showsTesting: Bool, importsInternally: Bool
  ) {
    self.request = request
    self.own = own
    self.modules = modules
    self.testable = testable
    self.usesTesting = usesTesting
    self.showsTesting = showsTesting
    self.importsInternally = importsInternally
  }

  /// In the formatter's order: those for tests last.
  var lines: [String] {
    var lines: Set<String> = []
    let saysAccess = request.access == .public || importsInternally
    for module in modules where module != own {
      guard let name = Self.importable(module) else { continue }
      let isShown = request.kind != .forwarding && saysAccess
      let word = testable.contains(module) ? "@testable " : isShown ? request.access.prefix : ""
      lines.insert("\(word)import \(name)")
    }
    if request.kind == .forwarding {
      lines.insert("import LayerCake")
    } else if usesTesting {
      lines.insert("\(showsTesting ? "public " : "")import LayerCakeTesting")
    }
    return lines.sorted { Self.key($0) < Self.key($1) }
  }

  private static func key(_ line: String) -> String {
    (line.hasPrefix("@") ? "1" : "0") + (line.split(separator: " ").last.map(String.init) ?? "")
  }

  /// What to import for what a module declares; nil for what is there anyway.
  static func importable(_ module: String) -> String? {
    if ["Swift", "LayerCakeTesting"].contains(module) { return nil }
    if inFoundation.contains(where: module.hasPrefix) { return "Foundation" }
    // '_Concurrency' and '_StringProcessing' come with the language.
    return module.hasPrefix("_") ? nil : module
  }

  private static let inFoundation = ["FoundationEssentials", "FoundationInternationalization"]

  /// The modules whose declarations another one shows as its own.
  static func shown(by module: String) -> [String] { module == "Foundation" ? inFoundation : [] }
}

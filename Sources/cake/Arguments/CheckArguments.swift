import CakeCore

/// Which findings count: the options of `cake check` beside where its facts come from.
struct CheckArguments: Sendable {
  private var severities: [RuleID: Severity?] = [:]
  private var failing: Severity?
  private var baseline: String?
  private var rules: Set<RuleID> = []
  private(set) var neverFails = false
  private(set) var newBaseline: String?

  init() {}

  /// The rows of the option table of a command that keeps these arguments there.
  static func options<C: Command>(
    in arguments: any WritableKeyPath<C, CheckArguments> & Sendable
  ) -> [Option<C>] {
    [
      .value(
        "--rule", placeholder: "ID=SEVERITY",
        help: "Make a rule's findings an error, a warning or info, or turn it off"
      ) { (command, value) throws(UsageError) in
        let (rule, severity) = try ruleSetting(argument: value)
        command[keyPath: arguments].severities[rule] = .some(severity)
      },
      .value(
        "--fail-on", placeholder: "error|warning|info",
        help: "Exit with 1 on findings this bad or worse; by default warnings"
      ) { (command, value) throws(UsageError) in
        command[keyPath: arguments].failing = try .init(argument: value)
      },
      .flag("--exit-zero", help: "Exit with 0 whatever is found") {
        $0[keyPath: arguments].neverFails = true
      },
      .value(
        "--only", placeholder: "RULE", help: "Tell this rule's findings alone; can be repeated"
      ) {
        (command, value) throws(UsageError) in
        command[keyPath: arguments].rules.insert(try RuleID(argument: value))
      },
      .value("--baseline", placeholder: "FILE", help: "Hide the findings that this file knows") {
        (command, value) in command[keyPath: arguments].baseline = value
      },
      .value(
        "--write-baseline", placeholder: "FILE",
        help: "Write the findings to this file, or take those out that are gone"
      ) { (command, value) in command[keyPath: arguments].newBaseline = value },
    ]
  }
}

/// What a check is to do, the command line and the package's `.cake.json` taken together.
struct CheckSettings: Sendable {
  var options: CheckOptions
  var failing: Severity
  /// Where the baseline is, if there is any.
  var baseline: String?
  /// Where to write a baseline, and the one that is there.
  var writing: (path: String, old: Baseline?)?
}

extension CheckArguments {
  /// Reads the package's settings; the command line wins.
  func settings(_ facts: FactsOptions, _ place: PackageFolder) throws(ToolError) -> CheckSettings {
    let package = place.path
    if baseline != nil, newBaseline != nil {
      throw .usage(.optionsExclusive("--baseline", "--write-baseline"))
    }
    // What is not looked at would be taken out of it.
    if newBaseline != nil, !rules.isEmpty {
      throw .usage(.optionsExclusive("--only", "--write-baseline"))
    }
    if newBaseline != nil, let part = place.parts.first {
      throw .usage(.optionsExclusive(part, "--write-baseline"))
    }
    if let newBaseline { try OutputFile.check(newBaseline, of: "--write-baseline") }
    do throws(CakeError) {
      let configuration = try Configuration.read(package: package, prefix: place.prefix)
      var settings = CheckSettings(
        options: facts.checkOptions(package: package, configuration),
        failing: failing ?? configuration.failing ?? .warning)
      settings.options.severities.merge(severities) { $1 }
      settings.options.parts = place.parts
      settings.options.rules = rules
      // Whoever asks for a rule wants to see it.
      for rule in rules where settings.options.severities[rule] == .some(nil) {
        settings.options.severities[rule] = nil
      }
      if let newBaseline {
        let path = PackageFolder.absolute(newBaseline)
        try SettingsFile.checkTarget(path, called: newBaseline)
        settings.options.writesBaseline = true
        settings.baseline = path
        settings.writing = (path, try Baseline.read(path, package: package, called: newBaseline))
      } else if let name = baseline ?? configuration.baseline.map(place.shown) {
        let path = PackageFolder.absolute(name)
        settings.baseline = path
        settings.options.baseline = try Baseline.read(path, package: package, called: name)
        if settings.options.baseline == nil { throw .baselineMissing(file: name) }
      }
      return settings
    } catch {
      throw .check(error)
    }
  }
}

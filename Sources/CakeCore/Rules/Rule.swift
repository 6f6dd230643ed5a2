/// One kind of finding: a name, and what it finds in a program.
protocol Rule {
  static var id: RuleID { get }
  static func findings(in program: Program) -> [Finding]
}

/// All rules, in the order that the documentation lists them.
enum Rules {
  static var all: [any Rule.Type] {
    [
      MissingProvider.self,
      UnusedNeed.self,
      RedundantNeed.self,
      UnusedSlice.self,
      UncoveredSlice.self,
      UnusedProvider.self,
      NameCollision.self,
      ConstructionCycle.self,
      Bypass.self,
      AmbientEffect.self,
      FeatureImport.self,
      UnneededDouble.self,
      StaleProvider.self,
      WideStructRoot.self,
      CaptiveValue.self,
      SelfKeepingScope.self,
      SharedSlot.self,
      GeneratedStale.self,
      UnknownEndpoint.self,
    ]
  }

  /// Works out what rules ask for that does not depend on which needs can go.
  static func prepare(_ program: Program) {
    _ = (
      program.featureUses, program.construction, program.referrers, program.concreteRoots,
      program.staleProtocols
    )
  }

  static func findings(
    in program: Program, severities: [RuleID: Severity?]
  ) -> [Finding] {
    var found: [Finding] = []
    for rule in all {
      let severity = severities[rule.id] ?? rule.id.defaultSeverity
      guard let severity else { continue }
      for var finding in rule.findings(in: program) {
        // A note of a rule whose findings are more than that stays one, unless all are set lower.
        finding.severity =
          finding.severity < rule.id.defaultSeverity ? min(finding.severity, severity) : severity
        found.append(finding)
      }
    }
    return found.sorted {
      ($0.location, $0.rule.rawValue, $0.message) < ($1.location, $1.rule.rawValue, $1.message)
    }
  }
}

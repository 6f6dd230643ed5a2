/// A root lacks what slices need of it, so the package does not build.
///
/// A program that builds lacks nothing; what fails to build is told by ``IncompleteBuild``.
enum MissingProvider: Rule {
  static let id = RuleID.missingProvider

  static func findings(in program: Program) -> [Finding] { [] }
}

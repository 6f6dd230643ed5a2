import CakeCore

extension BuildPlan {
  /// The calls that make interfaces, each module's once: one of the build systems makes executables
  /// twice of the same sources, for their tests.
  ///
  /// - Parameter package: Where SwiftPM makes them.
  func compilations(in package: String) -> [CompilePlan.Module] {
    var seen: Set<[String]> = []
    return modules.compactMap { module in
      CompilePlan.Module(
        command: ResponseFile.expanded(module.arguments, in: package), inputs: module.inputs)
    }.filter { seen.insert([$0.name] + $0.sources + $0.inputs).inserted }
  }
}

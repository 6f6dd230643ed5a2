// `description` comes from the standard library through a provider.
protocol HasName: CustomStringConvertible { var name: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias RowDependencies = HasName & HasCache  // expect: unused-need HasCache
func text(_ dependencies: any RowDependencies) -> String { dependencies.description }

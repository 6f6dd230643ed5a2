// A provider's subscript is used on what stands before it.
protocol HasAssets { subscript(asset name: String) -> Int { get } }
protocol HasLimits { subscript(limit name: String) -> Int { get } }
typealias ListDependencies = HasAssets & HasLimits  // expect: unused-need HasLimits
typealias EditDependencies = HasAssets & HasLimits  // expect: unused-need HasAssets

func show(_ list: any ListDependencies, _ edit: [any EditDependencies]) -> Int {
  list[asset: "icon"] + edit[0][limit: "icon"]
}

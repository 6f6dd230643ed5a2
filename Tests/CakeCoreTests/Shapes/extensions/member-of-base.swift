// What is called belongs to a protocol that the provider inherits and that is no provider.
protocol Describable {}
extension Describable { func describe() -> Int { 1 } }

protocol HasUser: Describable { var user: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasUser & HasCache  // expect: unused-need HasCache
func text(_ dependencies: any ModelDependencies) -> Int { dependencies.describe() }

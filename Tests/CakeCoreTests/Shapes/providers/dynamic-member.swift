// The provider has `@dynamicMemberLookup`: any word after the dot is its subscript.
@dynamicMemberLookup protocol HasStrings { subscript(dynamicMember key: String) -> Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LabelDependencies = HasStrings & HasCache  // expect: unused-need HasCache
func label(_ dependencies: any LabelDependencies) -> Int { dependencies.welcome }

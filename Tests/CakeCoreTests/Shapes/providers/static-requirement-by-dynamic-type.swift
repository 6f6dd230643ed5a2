// Static requirements of an existential, read by `type(of:)`: nothing else of it is looked at.
protocol HasVersion { static var version: Int { get } }
protocol HasStrings { static func string(_ key: String) -> String }
protocol HasCache { var cache: Int { get } }

typealias AboutDependencies = HasVersion & HasStrings & HasCache  // expect: unused-need HasCache
struct About {
  let dependencies: any AboutDependencies
  func text() -> String { type(of: dependencies).string("\(type(of: self.dependencies).version)") }
}

// The root has a conformance through two slices. One of them nobody takes, it only says what the root
// provides: it stays, and the other one can do without.
protocol HasGit { var git: Int { get } }
protocol HasSecrets { var secrets: Int { get } }
protocol HasShell { var shell: Int { get } }

typealias RootDependencies = HasSecrets & HasShell
protocol TaggingDependencies:
  HasGit,
  HasSecrets  // expect: unused-need HasSecrets
{}
typealias PluginDependencies = HasSecrets & HasShell

struct Tagger {
  let dependencies: any TaggingDependencies
  func tag() -> Int { dependencies.git }
}
struct Plugin {
  let dependencies: any PluginDependencies
  func run() -> Int { dependencies.secrets + dependencies.shell }
}

struct Root: RootDependencies, TaggingDependencies {
  let git = 1
  let secrets = 2
  let shell = 3
}
func main() -> Int {
  Tagger(dependencies: Root()).tag() + Plugin(dependencies: Root()).run()
}

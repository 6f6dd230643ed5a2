// Two slices give the root what neither needs and only a third asks for: one is told of, and of
// several roots the one that both can do without.
protocol HasGit { var git: Int { get } }
protocol HasSecrets { var secrets: Int { get } }
protocol HasShell { var shell: Int { get } }

protocol FirstDependencies:
  HasGit,
  HasSecrets  // expect: unused-need HasSecrets
{}
protocol MiddleDependencies: HasShell, HasSecrets {}
protocol LastDependencies:
  HasGit,
  HasSecrets  // expect: unused-need HasSecrets
{}
typealias PluginDependencies = HasSecrets

func first(_ dependencies: any FirstDependencies) -> Int { dependencies.git }
func middle(_ dependencies: any MiddleDependencies) -> Int { dependencies.shell }
func last(_ dependencies: any LastDependencies) -> Int { dependencies.git }
func plugin(_ dependencies: any PluginDependencies) -> Int { dependencies.secrets }

struct One: FirstDependencies, MiddleDependencies {
  let git = 1
  let secrets = 2
  let shell = 3
}
struct Two: MiddleDependencies, LastDependencies {
  let git = 1
  let secrets = 2
  let shell = 3
}
func main() -> Int {
  first(One()) + middle(One()) + plugin(One()) + middle(Two()) + last(Two()) + plugin(Two())
}

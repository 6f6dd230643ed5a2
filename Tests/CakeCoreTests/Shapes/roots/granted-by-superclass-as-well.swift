// What a superclass has, by its own clause or through a slice that only says so, its subclass need not
// have through the slices that it is made for.
protocol HasGit { var git: Int { get } }
protocol HasSecrets { var secrets: Int { get } }
protocol HasShell { var shell: Int { get } }

typealias BaseDependencies = HasSecrets
protocol TaggingDependencies:
  HasGit,
  HasSecrets  // expect: unused-need HasSecrets
{}
protocol ShellDependencies:
  HasShell,
  HasSecrets  // expect: unused-need HasSecrets
{}
typealias PluginDependencies = HasSecrets

func tag(_ dependencies: any TaggingDependencies) -> Int { dependencies.git }
func shell(_ dependencies: any ShellDependencies) -> Int { dependencies.shell }
func plugin(_ dependencies: any PluginDependencies) -> Int { dependencies.secrets }

class Base: BaseDependencies { var secrets: Int { 1 } }
final class Root: Base, TaggingDependencies { var git: Int { 2 } }
class Plain: HasSecrets { var secrets: Int { 1 } }
final class Other: Plain, ShellDependencies { var shell: Int { 3 } }

protocol RestDependencies: HasGit, HasSecrets {}
func rest(_ dependencies: any RestDependencies) -> Int { dependencies.git }
class Third: RestDependencies {
  var git: Int { 1 }
  var secrets: Int { 2 }
}
final class Fourth: Third, ShellDependencies { var shell: Int { 3 } }
func more() -> Int { rest(Third()) + plugin(Third()) + shell(Fourth()) + plugin(Fourth()) }

func main() -> Int {
  tag(Root()) + plugin(Root()) + shell(Other()) + plugin(Other())
}

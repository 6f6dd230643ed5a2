// A type conforms on a condition through the slice that says so; one that merely inherits it implies
// nothing there.
protocol HasGit { var git: Int { get } }
protocol HasSecrets { var secrets: Int { get } }
protocol HasShell { var shell: Int { get } }
protocol Marked {}
protocol Finer: Marked {}
extension Int: Finer {}

typealias ShellDependencies = HasSecrets & HasShell
protocol TaggingDependencies:
  HasGit,
  HasSecrets  // expect: unused-need HasSecrets
{}
typealias PluginDependencies = HasSecrets

func shell(_ dependencies: any ShellDependencies) -> Int { dependencies.shell }
func tag(_ dependencies: any TaggingDependencies) -> Int { dependencies.git }
func plugin(_ dependencies: any PluginDependencies) -> Int { dependencies.secrets }

struct Box<Value> {
  let git = 1
  let secrets = 2
  let shell = 3
}
extension Box: ShellDependencies where Value: Marked {}
extension Box: TaggingDependencies, HasGit where Value: Finer {}
func main() -> Int { shell(Box<Int>()) + tag(Box<Int>()) + plugin(Box<Int>()) }

protocol SecretDependencies: HasGit, HasSecrets {}
func secret(_ dependencies: any SecretDependencies) -> Int {
  dependencies.secrets + dependencies.git
}
typealias VaultDependencies = HasSecrets & HasShell
func vault(_ dependencies: any VaultDependencies) -> Int { dependencies.shell }
struct Vault<Value> {
  let git = 1
  let secrets = 2
  let shell = 3
}
extension Vault: VaultDependencies where Value: Marked {}
extension Vault: SecretDependencies, HasGit where Value: Finer {}
func open() -> Int { vault(Vault<Int>()) + secret(Vault<Int>()) }

// The root uses the stored value itself, through its own member: the conformance can go.
protocol HasGit { var git: Int { get } }
protocol HasShell { var shell: Int { get } }
enum DownloadManager {
  typealias Needs = HasGit & HasShell  // expect: unused-need HasShell
  static func download(_ needs: any Needs) -> Int { needs.git }
}
struct SystemEnvironment: DownloadManager.Needs {
  let git = 1
  let shell = 2
  func describe() -> Int { shell + self.shell }
}
func main() -> Int {
  let system = SystemEnvironment()
  return DownloadManager.download(system) + system.describe() + system.shell
}

// Each context conforms through its feature's slice; nobody asks the dry run's for the shell.
protocol HasGit { var git: Int { get } }
protocol HasShell { var shell: Int { get } }
protocol HasLog { var log: Int { get } }
protocol PublishNeeds: HasGit, HasShell, HasLog {}  // expect: unused-need HasShell
final class DryRunContext: PublishNeeds {
  let git = 1
  let shell = 2
  let log = 3
}
struct Publisher {
  let needs: any PublishNeeds
  func publish() -> Int { needs.git + needs.log }
}
typealias ToolNeeds = HasShell & HasLog
struct Tool {
  let needs: any ToolNeeds
  func run() -> Int { needs.shell + needs.log }
}
struct LiveContext: ToolNeeds {
  var shell: Int { 4 }
  var log: Int { 5 }
}
func main() -> Int {
  Publisher(needs: DryRunContext()).publish() + Tool(needs: LiveContext()).run()
}

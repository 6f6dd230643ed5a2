// The twin: the root that conforms through the slice alone is handed to who asks for the shell.
protocol HasGit { var git: Int { get } }
protocol HasShell { var shell: Int { get } }
protocol HasLog { var log: Int { get } }
protocol PublishNeeds: HasGit, HasShell, HasLog {}
final class Context: PublishNeeds {
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
func main() -> Int {
  let context = Context()
  return Publisher(needs: context).publish() + Tool(needs: context).run()
}

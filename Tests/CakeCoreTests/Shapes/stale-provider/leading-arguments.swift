// The first values of a root's initialiser answer nothing: their arguments go, the rest stays a call.
protocol HasName { var name: String { get } }
protocol HasMail { var mail: String { get } }
protocol HasPost { var post: Int { get } }
typealias NameDependencies = HasName
func greet(_ dependencies: any NameDependencies) -> String { dependencies.name }
typealias MailDependencies = HasMail & HasPost
func send(_ dependencies: any MailDependencies) -> String { "\(dependencies.mail) \(dependencies.post)" }

struct Live: NameDependencies {
  let mail: String  // expect: stale-provider HasMail
  let post: Int  // expect: stale-provider HasPost
  let name: String
  let run: () -> Void
}
struct Office: MailDependencies { let mail = "office", post = 1 }
func main() {
  let live = Live(mail: "a", post: 1, name: "b", run: {})
  live.run()
  let other = Live(
    mail: "a", post: 1,
    name: "b", run: {})
  print(greet(live), greet(other), send(Office()))
}

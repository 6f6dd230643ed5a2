// A key path of which nobody knows the root fits a root as long as that provides it.
protocol HasClock { var clock: Int { get } }
protocol HasGit { var git: Int { get } }

typealias MailDependencies = HasGit & HasClock  // stays: HasClock
final class Root: MailDependencies {
  let git = 1
  let clock = 2
}
final class Mail {
  let dependencies: any MailDependencies
  init(_ dependencies: any MailDependencies) { self.dependencies = dependencies }
  func go() -> Int { dependencies.git }
}
func main() {
  let root = Root()
  let paths: [AnyKeyPath] = [\(any HasClock).clock, \(any HasGit).git]
  for path in paths { print(root[keyPath: path] ?? "nil") }
  print(Mail(root).go())
}

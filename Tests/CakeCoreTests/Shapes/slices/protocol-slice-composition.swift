// A protocol slice whose inheritance clause mixes commas, `&`, a slice and a comment.
protocol HasGitHub { var gitHub: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias BaseDependencies = HasGitHub
protocol ReposDependencies: BaseDependencies & HasClock,
  /* kept for the badge */ HasCache & HasPush  // expect: unused-need HasPush
{}
func load(_ dependencies: any ReposDependencies) -> Int {
  dependencies.gitHub + dependencies.clock + dependencies.cache
}

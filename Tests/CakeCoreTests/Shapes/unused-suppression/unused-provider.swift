// What a root provides for nobody is kept by a comment in its inheritance clause.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReposDependencies = HasClock

struct AppDependencies:
  HasClock,
  HasCache  // cake:ignore unused-provider HasCache - the debugger prints it
{
  let clock = 1
  let cache = 2
}

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }

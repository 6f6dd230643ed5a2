import Generated

// cake:ignore unused-need HasCache - the next version caches
typealias ReposDependencies = HasClock & HasCache & HasLogger

struct ReposModel {
  let dependencies: any ReposDependencies
  func age() -> Int { dependencies.clock }
}

// cake:ignore unused-need HasClock - it was, once
typealias RepoDependencies = HasClock

struct RepoModel {
  let dependencies: any RepoDependencies
  func age() -> Int { dependencies.clock }
}

// cake:ignore unusedneed HasClock - another tool's spelling
// cake:ignore redundant-need HasClock
typealias StarDependencies = RepoDependencies & HasClock

struct StarModel {
  let dependencies: any StarDependencies
  func age() -> Int { dependencies.clock + RepoModel(dependencies: dependencies).age() }
}

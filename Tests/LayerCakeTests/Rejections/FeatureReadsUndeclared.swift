// A feature sees what its slice names and nothing else, whatever the root provides.
import Example

typealias ReposDependencies = HasGitHub & HasClock

struct ReposModel {
  let dependencies: any ReposDependencies

  func open(_ repo: Repo) {
    _ = dependencies.clock
    dependencies.analytics.track("opened")
    // expected-error@-1 {{has no member 'analytics'}}
  }
}

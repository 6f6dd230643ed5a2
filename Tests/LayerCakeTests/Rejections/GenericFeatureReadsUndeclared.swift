import Example

struct ReposModel<Dependencies: HasGitHub & HasClock> {
  let dependencies: Dependencies

  func open(_ repo: Repo) {
    _ = dependencies.clock
    dependencies.analytics.track("opened")
    // expected-error@-1 {{'Dependencies' has no member 'analytics'}}
  }
}

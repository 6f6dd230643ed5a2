// When a slice grows, the tests' root is told like any other.
import Example

typealias ReposDependencies = HasGitHub & HasClock & HasAnalytics

struct TestDependencies: ReposDependencies {
  // expected-error@-1 {{'TestDependencies' does not conform to protocol 'HasAnalytics'}}
  // expected-note@-2 * {{add stubs}}
  var gitHub = GitHub()
  var clock: any Clock<Duration> = ContinuousClock()
}

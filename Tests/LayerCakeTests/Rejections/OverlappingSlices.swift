// Slices that have a provider in common can't be listed with commas. Joined by `&` they can.
import Example

typealias ReposDependencies = HasGitHub & HasClock
typealias SearchDependencies = HasGitHub & HasAnalytics

struct WithCommas: ReposDependencies, SearchDependencies {
  // expected-error@-1 {{redundant conformance of 'WithCommas' to protocol 'HasGitHub'}}
  // expected-note@-2 * {{}}
  let gitHub = GitHub()
  let clock: any Clock<Duration> = ContinuousClock()
  let analytics: any Analytics = LiveAnalytics()
}

struct WithAmpersand: ReposDependencies & SearchDependencies {
  let gitHub = GitHub()
  let clock: any Clock<Duration> = ContinuousClock()
  let analytics: any Analytics = LiveAnalytics()
}

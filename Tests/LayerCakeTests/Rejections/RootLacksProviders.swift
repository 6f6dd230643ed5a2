// A root that says with `&` what it covers is told everything that it lacks, at once.
import Example

typealias ReposDependencies = HasGitHub & HasClock & HasAnalytics
typealias ProfileDependencies = HasGitHub & HasSession

struct Incomplete: ReposDependencies & ProfileDependencies {
  // expected-error@-1 {{'Incomplete' does not conform to protocol 'HasGitHub'}}
  // expected-error@-2 {{'Incomplete' does not conform to protocol 'HasAnalytics'}}
  // expected-error@-3 {{'Incomplete' does not conform to protocol 'HasSession'}}
  // expected-note@-4 * {{add stubs}}
  let clock: any Clock<Duration>
}

struct Complete: ReposDependencies & ProfileDependencies {
  let gitHub: GitHub
  let clock: any Clock<Duration>
  let analytics: any Analytics
  let session: Session
}

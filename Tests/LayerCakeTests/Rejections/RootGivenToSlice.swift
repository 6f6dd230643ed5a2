// Without that clause, the compiler still refuses the root where it is handed over, but names only
// the first provider that it lacks.
import Example

func repos(_ dependencies: any HasGitHub & HasClock & HasAnalytics) {}

struct Incomplete: HasGitHub {
  let gitHub = GitHub()
}

func start() {
  repos(Incomplete())
  // expected-error@-1 {{'Incomplete' does not conform to expected type 'HasAnalytics'}}
  repos(AppDependencies())
}

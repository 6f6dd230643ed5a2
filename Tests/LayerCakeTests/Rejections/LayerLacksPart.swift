// A layer wires one provider from others. A root has to have those others.
import Example

protocol GitHubLayer: HasGitHub, HasClock {}
extension GitHubLayer {
  var gitHub: GitHub { GitHub(clock: clock) }
}

struct Incomplete: GitHubLayer {}
// expected-error@-1 {{'Incomplete' does not conform to protocol 'HasClock'}}
// expected-note@-2 * {{add stubs}}

struct Complete: GitHubLayer {
  let clock: any Clock<Duration> = ContinuousClock()
}

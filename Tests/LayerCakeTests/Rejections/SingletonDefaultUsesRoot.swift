// A default can't mention the root. The form with a closure can.
import Example
import LayerCake

struct WithDefault: HasGitHub, HasClock {
  let clock: any Clock<Duration>
  @Singleton var gitHub = GitHub(clock: clock)
  // expected-error@-1 {{cannot use instance member 'clock' within property initializer}}
}

struct WithClosure: HasGitHub, HasClock {
  let clock: any Clock<Duration>
  private let _gitHub = Singleton<GitHub>()
  var gitHub: GitHub { _gitHub { GitHub(clock: clock) } }
}

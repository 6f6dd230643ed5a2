// A scope can forward only what its parent provides.
import Example
import LayerCake

struct App: HasClock {
  let clock: any Clock<Duration> = ContinuousClock()
}

struct SessionDependencies: DependencyScope, HasClock, HasGitHub {
  // expected-error@-1 {{'SessionDependencies' does not conform to protocol 'HasGitHub'}}
  // expected-note@-2 * {{add stubs}}
  let parent: App
}

// A stored property has to have exactly the type that the provider asks for.
import Example

struct App: HasClock {
  // expected-error@-1 {{'App' does not conform to protocol 'HasClock'}}
  // expected-note@-2 * {{add stubs}}
  let clock: ContinuousClock
  // expected-note@-1 {{non-matching type 'ContinuousClock'}}
}

struct Exact: HasClock {
  let clock: any Clock<Duration> = ContinuousClock()
}

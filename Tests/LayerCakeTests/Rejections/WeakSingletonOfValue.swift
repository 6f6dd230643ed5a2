// Only objects can be held weakly.
import Example
import LayerCake

struct App: HasSession {
  @WeakSingleton var session = Session(user: "Ann")
  // expected-error@-1 {{requires that 'Session' be a class type}}
  // expected-error@-2 * {{requires that 'Session' be a class type}}
}

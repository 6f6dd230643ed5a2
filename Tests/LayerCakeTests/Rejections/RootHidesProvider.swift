// What a root provides to others can't be private to it.
import Example

struct App: HasSession {
  private let session: Session
  // expected-error@-1 {{'session' must be as accessible as its enclosing type}}
  // expected-note@-2 * {{}}
}

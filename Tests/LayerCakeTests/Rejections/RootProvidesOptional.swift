// "Maybe" is not provided.
import Example

struct App: HasSession {
  // expected-error@-1 {{'App' does not conform to protocol 'HasSession'}}
  // expected-note@-2 * {{add stubs}}
  let session: Session?
  // expected-note@-1 {{non-matching type 'Session?'}}
}

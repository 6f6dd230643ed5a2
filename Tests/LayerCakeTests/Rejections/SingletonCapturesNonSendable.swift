// A default may be evaluated on any thread, so it can't hold on to what belongs to one.
import Example
import LayerCake

final class Names { var next = "Ann" }
// expected-note@-1 * {{'Names' does not conform to the 'Sendable' protocol}}

struct App: HasSession, Sendable {
  @Singleton var session: Session

  init(names: Names) {
    _session = Singleton(wrappedValue: Session(user: names.next))
    // expected-error@-1 {{capture of 'names' requires that 'Names' conforms to 'Sendable'}}
  }
}

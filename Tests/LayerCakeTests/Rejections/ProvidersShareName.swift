// Two providers with one name and two types compose silently, but no root can be both.
import Example

protocol HasUserSession { var session: Session { get } }
protocol HasURLSession { var session: String { get } }
// expected-note@-1 * {{requires property 'session' with type 'String'}}

typealias SyncDependencies = HasUserSession & HasURLSession

struct App: SyncDependencies {
  // expected-error@-1 {{'App' does not conform to protocol 'HasURLSession'}}
  // expected-note@-2 * {{add stubs}}
  let session: Session
  // expected-note@-1 {{non-matching type 'Session'}}
}

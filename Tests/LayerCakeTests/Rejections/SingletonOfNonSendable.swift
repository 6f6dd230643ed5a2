// A singleton is as sendable as its value.
import Example
import LayerCake

final class Scratchpad { var lines: [String] = [] }
// expected-note@-1 * {{'Scratchpad' does not conform to the 'Sendable' protocol}}

struct Shared: Sendable {
  @Singleton var pad = Scratchpad()
  // expected-error@-1 {{'Shared' contains non-Sendable type 'Scratchpad'}}
}

struct SharedWeakly: Sendable {
  @WeakSingleton var pad = Scratchpad()
  // expected-error@-1 {{'SharedWeakly' contains non-Sendable type 'Scratchpad'}}
}

struct Confined {
  @Singleton var pad = Scratchpad()
  @WeakSingleton var other = Scratchpad()
}

struct SharedGitHub: Sendable {
  @Singleton var gitHub = GitHub()
  @WeakSingleton var socket = Socket()
}

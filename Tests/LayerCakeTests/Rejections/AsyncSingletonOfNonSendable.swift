// An asynchronous singleton is made by one task and read by others, so its value must be sendable.
import LayerCake

final class Scratchpad { var lines: [String] = [] }
// expected-note@-1 * {{'Scratchpad' does not conform to the 'Sendable' protocol}}

struct App {
  private let _pad = AsyncSingleton<Scratchpad>()
  // expected-error@-1 {{type 'Scratchpad' does not conform to the 'Sendable' protocol}}
  // expected-error@-2 * {{type 'Scratchpad' does not conform to the 'Sendable' protocol}}
}

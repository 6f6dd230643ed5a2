import LayerCake

final class Scratchpad { var lines: [String] = [] }

func send(_ pad: Singleton<Scratchpad>) {
  Task.detached { pad { Scratchpad() }.lines.append("there") }
  // expected-error@-1 {{risks causing data races}}
  // expected-note@-2 {{closure captures 'pad'}}
  pad { Scratchpad() }.lines.append("here")
}

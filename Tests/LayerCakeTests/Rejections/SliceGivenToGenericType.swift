// `any Slice` does not conform to itself, so it can't be the argument of a generic type.
import Example

struct Generic<Dependencies: HasGitHub & HasClock> {
  // expected-note@-1 * {{required by generic struct 'Generic'}}
  let dependencies: Dependencies
}

struct Plain {
  let dependencies: any HasGitHub & HasClock
}

func make(_ dependencies: any HasGitHub & HasClock) {
  _ = Generic(dependencies: dependencies)
  // expected-error@-1 {{'any HasClock & HasGitHub' cannot conform to 'HasGitHub'}}
  // expected-error@-2 {{'any HasClock & HasGitHub' cannot conform to 'HasClock'}}
  // expected-note@-3 * {{only concrete types}}
  _ = Plain(dependencies: dependencies)
}

func stayGeneric(_ dependencies: some HasGitHub & HasClock) {
  _ = Generic(dependencies: dependencies)
}

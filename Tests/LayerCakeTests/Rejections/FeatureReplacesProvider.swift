// Features read providers. They can't replace them.
import Example

func sneak(_ dependencies: any HasGitHub) {
  dependencies.gitHub = GitHub()
  // expected-error@-1 {{'gitHub' is a get-only property}}
}

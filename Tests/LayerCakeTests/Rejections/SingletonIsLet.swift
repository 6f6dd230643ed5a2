import Example
import LayerCake

struct App: HasGitHub {
  @Singleton let gitHub = GitHub()
  // expected-error@-1 {{property wrapper can only be applied to a 'var'}}
}

// The factory form of a provider is checked as closely as the others.
import Example

struct DetailModel {}
protocol MakesDetail { func makeDetail(repo: Repo) -> DetailModel }
// expected-note@-1 * {{requires function 'makeDetail(repo:)'}}

struct App: MakesDetail {
  // expected-error@-1 {{'App' does not conform to protocol 'MakesDetail'}}
  // expected-note@-2 * {{add stubs}}
  func makeDetail(name: String) -> DetailModel { DetailModel() }
}

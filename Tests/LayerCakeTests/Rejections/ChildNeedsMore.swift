// A feature can hand to a child only what it has itself.
import Example

struct DetailModel {
  let dependencies: any HasGitHub & HasAnalytics
}

struct ReposModel {
  let dependencies: any HasGitHub & HasClock

  func detail() -> DetailModel { DetailModel(dependencies: dependencies) }
  // expected-error@-1 {{does not conform to expected type 'HasAnalytics'}}
}

struct ForwardingModel {
  let dependencies: any HasGitHub & HasClock & HasAnalytics

  func detail() -> DetailModel { DetailModel(dependencies: dependencies) }
}

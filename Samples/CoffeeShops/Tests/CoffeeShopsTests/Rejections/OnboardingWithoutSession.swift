import ScreenInterface

@testable import coffeeshops

/// Nobody gets past onboarding without a session.
func skipOnboarding(_ app: AppDependencies) -> any Screen {
  app.makeSessionScreen()  // expected-error {{missing argument for parameter #1 in call}}
}

import AccountsInterface
import AccountsLocal
import Foundation
import LayerCake
import MapFeature
import OnboardingFeature
import ScreenInterface

extension AppDependencies {
  var accounts: any AccountManaging { localAccounts { LocalAccounts(dependencies: self) } }

  var credentialStore: CredentialStore {
    credentials { .file(at: settings.folder.appending(path: "credentials.json")) }
  }

  func makeOnboardingScreen() -> OnboardingScreen { OnboardingScreen(dependencies: self) }

  /// Enters the scope of a session. It ends when the last of its screens is gone.
  func makeSessionScreen(_ session: Session) -> any Screen {
    SessionDependencies(parent: self, session: session).makeMapScreen()
  }
}

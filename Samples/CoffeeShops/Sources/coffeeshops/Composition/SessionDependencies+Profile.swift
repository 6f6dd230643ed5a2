import ProfileFeature
import ScreenInterface

extension SessionDependencies {
  func makeProfileScreen() -> any Screen { ProfileScreen(dependencies: self) }
}

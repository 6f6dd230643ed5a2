import MapFeature
import ScreenInterface

// Screens and their models are transient: new each time that somebody goes there.
extension SessionDependencies {
  func makeMapScreen() -> MapScreen { MapScreen(dependencies: self) }
}

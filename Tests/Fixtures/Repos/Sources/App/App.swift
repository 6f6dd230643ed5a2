import LoginFeature
import ReposFeature

@main struct App {
  static func main() {
    let dependencies = AppDependencies()
    if LoginModel(dependencies: dependencies).login() {
      print(ReposModel(dependencies: dependencies).detail().title)
    }
  }
}

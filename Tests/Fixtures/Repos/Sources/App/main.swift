import LoginFeature
import ReposFeature

let dependencies = AppDependencies()
if LoginModel(dependencies: dependencies).login() {
  print(ReposModel(dependencies: dependencies).detail().title)
}

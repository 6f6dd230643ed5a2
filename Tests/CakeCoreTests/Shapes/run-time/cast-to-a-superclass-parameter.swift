// A superclass casts to what its subclass gives it: to a screen here, to a slice there.
protocol HasAlert { var alert: Int { get } }
protocol HasStorage { var storage: Int { get } }
protocol HasSound { var sound: Int { get } }
struct Root: HasAlert, HasStorage, HasSound { let alert = 1, storage = 2, sound = 3 }

protocol Screen: AnyObject { func show(_ text: String) }
class ViewModel<View> {
  var viewReference: Any?
  var view: View { viewReference as! View }
}

final class AppealsViewModel: ViewModel<any Screen> {
  typealias Dependencies = HasStorage & HasAlert  // expect: unused-need HasAlert
  let dependencies: any Dependencies
  init(_ dependencies: any Dependencies) { self.dependencies = dependencies }
  func load() { view.show("\(dependencies.storage)") }
}

// What is cast to this has to have all of it.
typealias SoundDependencies = HasStorage & HasSound  // stays: HasSound
final class SoundViewModel: ViewModel<any SoundDependencies> {
  func load() -> Int { view.storage }
}

final class Controller: Screen {
  func show(_ text: String) { print(text) }
}
func main() {
  let (controller, appeals, sound) = (Controller(), AppealsViewModel(Root()), SoundViewModel())
  appeals.viewReference = controller
  appeals.load()
  sound.viewReference = Root()
  print(sound.load())
}

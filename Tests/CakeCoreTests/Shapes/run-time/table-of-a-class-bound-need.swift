// With a need that only classes have goes what turns a method's type into its ancestor's: the table of
// methods names it, and it calls the method.
protocol HasRoot { var root: String { get } }
protocol HasProgress: AnyObject { var progress: Int { get } }

typealias AddDependencies = HasRoot & HasProgress  // escape: HasProgress
class Command<Needs> {
  let needs: Needs
  init(_ needs: Needs) { self.needs = needs }
  func run() -> String { "" }
  func other(_ needs: Needs) -> String { "" }
}
final class Add: Command<any AddDependencies> {
  override func run() -> String { "/" + needs.root }
  override func other(_ needs: any AddDependencies) -> String { needs.root }
}

@dynamicMemberLookup
struct Lens<Whole> {
  let whole: Whole
  subscript<Value>(dynamicMember path: KeyPath<Whole, Value>) -> Value { whole[keyPath: path] }
}

final class App: HasRoot, HasProgress { let root = "r", progress = 1 }
func main() {
  let app = App()
  print(Add(app).run(), Add(app).other(app), Lens(whole: app).root)
}

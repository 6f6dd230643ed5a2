// A scope has what its parent has, extension by extension: each asks that of the parent itself.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

typealias FeatureDependencies = HasA & HasC  // missed: HasC
typealias ChildDependencies = HasA & HasB

struct Scope<Parent: FeatureDependencies>: HasB {
  let parent: Parent
  var b: Int { 5 }
}
extension Scope: HasA where Parent: HasA { var a: Int { parent.a } }
extension Scope: HasC where Parent: HasC { var c: Int { self.parent.c } }

struct Child<Dependencies: ChildDependencies> {
  let dependencies: Dependencies
  func go() -> Int { dependencies.a + dependencies.b }
}
struct Feature<Parent: FeatureDependencies> {
  let parent: Parent
  func go() -> Int { Child(dependencies: Scope(parent: parent)).go() + parent.a }
}

// Without a condition the slice itself is what gives it.
typealias OtherDependencies = HasA & HasC
struct Other<Parent: OtherDependencies> { let parent: Parent }
extension Other where Parent: HasB { var c: Int { parent.c + parent.b + parent.a } }

struct Root: HasA, HasB, HasC { let a = 1, b = 2, c = 3 }
func main() { print(Feature(parent: Root()).go(), Other(parent: Root()).c) }

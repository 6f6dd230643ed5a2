// A class answers one requirement, its subclass overrides it with what the other asks for.
class Animal {}
final class Cat: Animal {}
protocol HasPet { var pet: Animal { get } }
protocol HasCat { var pet: Cat { get } }
protocol HasGuess { var guess: Int? { get } }
protocol HasNumber { var guess: Int { get } }

func pet(_ a: any HasPet, _ b: any HasCat, _ c: any HasGuess, _ d: any HasNumber) {}
typealias ModelDependencies = HasPet & HasCat & HasGuess & HasNumber
func run(_ dependencies: any ModelDependencies) {
  pet(dependencies, dependencies, dependencies, dependencies)
}
class Base: HasPet, HasGuess {
  var pet: Animal { Cat() }
  var guess: Int? { 3 }
}
final class Live: Base, HasCat, HasNumber {
  override var pet: Cat { Cat() }
  override var guess: Int { 3 }
}
func main() { run(Live()) }

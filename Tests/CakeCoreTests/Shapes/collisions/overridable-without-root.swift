// Nobody conforms yet, but a class could: by an override, or by a function that is sendable.
class Animal {}
final class Cat: Animal {}
protocol HasPet { var pet: Animal { get } }
protocol HasCat { var pet: Cat { get } }
protocol HasGuess { var guess: Int? { get } }
protocol HasNumber { var guess: Int { get } }
protocol HasStart { var action: () -> Void { get } }
protocol HasStop { var action: @Sendable () -> Void { get } }
protocol HasDog { var dog: Animal { get } }  // expect: name-collision HasDog
protocol HasStone { var dog: Int { get } }

func pet(_ a: any HasPet, _ b: any HasCat, _ c: any HasGuess, _ d: any HasNumber) {}
func act(_ a: any HasStart, _ b: any HasStop, _ c: any HasDog, _ d: any HasStone) {}
typealias ModelDependencies =
  HasPet & HasCat & HasGuess & HasNumber & HasStart & HasStop & HasDog & HasStone
func run(_ dependencies: any ModelDependencies) {
  pet(dependencies, dependencies, dependencies, dependencies)
  act(dependencies, dependencies, dependencies, dependencies)
}

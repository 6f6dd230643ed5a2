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
protocol HasRead { var read: () throws -> Animal? { get } }
protocol HasQuickRead { var read: () -> Cat { get } }
protocol HasPair { var pair: (Animal, take: (Cat) -> Int) { get } }
protocol HasCats { var pair: (Cat, take: (Animal) -> Int) { get } }
protocol HasMake { var make: (Int) -> Int { get } }  // expect: name-collision HasMake
protocol HasWrite { var make: (Int) -> String { get } }
protocol HasList { var list: [Animal] { get } }
protocol HasCatList { var list: [Cat] { get } }  // expect: name-collision HasCatList

func pet(_ a: any HasPet, _ b: any HasCat, _ c: any HasGuess, _ d: any HasNumber) {}
func act(_ a: any HasStart, _ b: any HasStop, _ c: any HasDog, _ d: any HasStone) {}
func read(_ a: any HasRead, _ b: any HasQuickRead, _ c: any HasPair, _ d: any HasCats) {}
func make(_ a: any HasMake, _ b: any HasWrite, _ c: any HasList, _ d: any HasCatList) {}
typealias FunctionDependencies =
  HasRead & HasQuickRead & HasPair & HasCats & HasMake & HasWrite & HasList & HasCatList
func runFunctions(_ dependencies: any FunctionDependencies) {
  read(dependencies, dependencies, dependencies, dependencies)
  make(dependencies, dependencies, dependencies, dependencies)
}
typealias ModelDependencies =
  HasPet & HasCat & HasGuess & HasNumber & HasStart & HasStop & HasDog & HasStone
func run(_ dependencies: any ModelDependencies) {
  pet(dependencies, dependencies, dependencies, dependencies)
  act(dependencies, dependencies, dependencies, dependencies)
}

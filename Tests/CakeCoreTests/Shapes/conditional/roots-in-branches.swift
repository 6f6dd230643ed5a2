// Another build asks a root for what it provides through a slice alone: by the provider's name, by another
// slice, by a function that takes one.
//--- App/Feature.swift
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }
protocol HasE { var e: Int { get } }
typealias FirstDependencies = HasA & HasB  // escape: HasB
struct First: FirstDependencies { let a = 1, b = 2 }
func first(_ dependencies: any FirstDependencies) -> Int { dependencies.a }

typealias SecondDependencies = HasA & HasC  // escape: HasC
struct Second: SecondDependencies { let a = 1, c = 2 }
func second(_ dependencies: any SecondDependencies) -> Int { dependencies.a }
func child(_ provider: any HasC) -> Int { provider.c }

// This one conforms whatever the slice says, and that one is in no branch's hands.
typealias ThirdDependencies = HasA & HasD  // expect: unused-need HasD
struct Third: HasA, HasD { let a = 1, d = 2 }
func third(_ dependencies: any ThirdDependencies) -> Int { dependencies.a }
typealias FourthDependencies = HasA & HasE  // expect: unused-need HasE
struct Fourth: FourthDependencies { let a = 1, e = 2 }
func fourth(_ dependencies: any FourthDependencies) -> Int { dependencies.a }

func main() { print(first(First()), second(Second()), third(Third()), fourth(Fourth())) }
//--- App/Extra.swift
#if EXTRA
  func extra(_ provider: any HasB) -> Int { provider.b }
  func extra() -> Int { extra(First()) + child(Second()) }
  func other(_ provider: any HasD) -> Int { provider.d }
#endif

// A cycle of three, through a static factory, a free function and a memberwise initialiser.
protocol HasA { var a: A { get } }
protocol HasB { var b: B { get } }
protocol HasC { var c: C { get } }

typealias ADependencies = HasB
typealias BDependencies = HasC
typealias CDependencies = HasA

struct A {
  let b: B
  static func live(_ dependencies: any ADependencies) -> A { .init(b: dependencies.b) }
}
struct B { let c: C }
func makeB(_ dependencies: any BDependencies) -> B { B(c: dependencies.c) }
struct C {
  let dependencies: any CDependencies
  init(_ dependencies: any CDependencies, name: String = "c") {
    self.dependencies = dependencies
    _ = self.dependencies.a
  }
}
struct AppDependencies: HasA, HasB, HasC {
  var a: A { .live(self) }  // expect: construction-cycle HasA+HasB+HasC
  var b: B { makeB(self) }
  var c: C { C(self, name: "d") }
}

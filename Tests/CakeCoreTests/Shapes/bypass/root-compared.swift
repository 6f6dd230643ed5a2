// Who compares roots, or is compared with one in it, can't take a slice.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
typealias Dependencies = HasA & HasB
struct Feature {
  let dependencies: any Dependencies
  func go() -> Int { dependencies.a + dependencies.b }
}

struct Values: HasA, HasB, Hashable { var a = 1, b = 2 }
final class Compared {
  let values: Values
  init(_ values: Values) { self.values = values }
  func go(_ other: Values) -> Int { values == other ? values.a : 0 }
}
struct Outer: Equatable {
  let values: Values
  var a: Int { values.a }
}

final class Object: HasA, HasB { let a = 1, b = 2 }
final class Same {
  let object: Object
  init(_ object: Object) { self.object = object }
  func go(_ other: Object) -> Int { object === other ? object.a : 0 }
}
struct Twin {
  let object: Object
  func isSame(as other: Object) -> Bool { other === object }
  func go() -> Int { object.a }
}
struct Tracked {
  let object: Object
  func go(_ other: Object) -> Int {
    track(object)
    return other.a
  }
  func read() -> Int { object.a }
}
func track(_ value: Object) { print(ObjectIdentifier(value)) }
final class Other {
  let object: Object  // expect: bypass Object
  init(_ object: Object) { self.object = object }
  func go() -> Int { object.a }
}

func main() {
  let (values, object) = (Values(), Object())
  print(Feature(dependencies: values).go(), Compared(values).go(Values()), Outer(values: values).a)
  print(Same(object).go(object), Other(object).go(), Twin(object: object).isSame(as: object))
  print(Twin(object: object).go(), Tracked(object: object).go(object), Tracked(object: object).read())
}

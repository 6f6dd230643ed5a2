// Names alone in branches that were left out are the type's own members, parameters and local values,
// not what a provider of the same name has.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasHorn { func horn(at volume: Int) -> Int }
protocol HasPaint { var paint: Int { get } }
protocol HasDesk { var desk: Int { get } }

typealias ModelDependencies =
  HasClock
  & HasMenu  // expect: unused-need HasMenu
  & HasHorn  // expect: unused-need HasHorn
  & HasPaint  // expect: unused-need HasPaint
  & HasDesk  // expect: unused-need HasDesk
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
}

class Base { let desk = 1 }
final class Panel: Base {
  let menu = 3
  #if NEVER
    func show() { print(menu, self.menu, desk) }
  #endif
  func horn(_ volume: Int) -> Int {
    #if NEVER
      return horn(3) + self.horn(volume)
    #else
      return 3
    #endif
  }
  func draw(paint: Int) -> Int {
    #if NEVER
      let menu = paint
      return menu + paint
    #else
      return 3
    #endif
  }
}
#if NEVER
  func top(paint: Int) -> Int { paint }
  extension Panel { var shown: Int { menu + desk } }
#endif

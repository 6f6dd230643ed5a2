import RuntimeForms

extension Measure {
  /// Passes a root as `any Slice`, to a function in another module.
  static func narrowing() -> [Measure] {
    let group = "pass a root on as any Slice"
    let (struct10, struct50, struct200) = (StructRoot10(), StructRoot50(), StructRoot200())
    let (class10, class50, class200) = (
      ClassRoot(StructRoot10()), ClassRoot(StructRoot50()), ClassRoot(StructRoot200())
    )
    let (boxed10, boxed50, boxed200) = (
      BoxedRoot(StructRoot10()), BoxedRoot(StructRoot50()), BoxedRoot(StructRoot200())
    )
    return [
      Measure(group, "class, 10 values", isYardstick: true) { take(class10) },
      Measure(group, "class, 50 values") { take(class50) },
      Measure(group, "class, 200 values") { take(class200) },
      Measure(group, "struct around a reference, 10 values") { take(boxed10) },
      Measure(group, "struct around a reference, 50 values") { take(boxed50) },
      Measure(group, "struct around a reference, 200 values") { take(boxed200) },
      Measure(group, "struct, 10 values") { take(struct10) },
      Measure(group, "struct, 50 values") { take(struct50) },
      Measure(group, "struct, 200 values") { take(struct200) },
    ]
  }

  /// Makes a feature of `any Slice` from what came as `any` wider slice.
  static func narrowingFurther() -> [Measure] {
    let group = "make a child with three needs from any wider slice"
    let narrow: any WiderSlice = ClassRoot(StructRoot10())
    let wide: any WiderSlice = ClassRoot(StructRoot200())
    let struct10: any WiderSlice = StructRoot10()
    let struct50: any WiderSlice = StructRoot50()
    let struct200: any WiderSlice = StructRoot200()
    return [
      Measure(group, "class, 10 values", isYardstick: true) { keep(makeChild(narrow)) },
      Measure(group, "class, 200 values") { keep(makeChild(wide)) },
      Measure(group, "struct, 10 values") { keep(makeChild(struct10)) },
      Measure(group, "struct, 50 values") { keep(makeChild(struct50)) },
      Measure(group, "struct, 200 values") { keep(makeChild(struct200)) },
    ]
  }

  /// Enters a scope and makes a feature with three dependencies in it.
  static func scopes() -> [Measure] {
    let group = "enter a scope and make a feature"
    let root = AppRoot()
    let store = PlainStore()
    return [
      Measure(group, "stored properties", isYardstick: true) {
        let values = SessionValues(ticker: root.ticker, log: root.log, store: store)
        return keep(DirectFeature(ticker: values.ticker, log: values.log, store: values.store))
      },
      Measure(group, "scope, generic feature") {
        keep(GenericFeature(dependencies: SessionScope(parent: root, store: store)))
      },
      Measure(group, "scope, any Slice, across modules") {
        keep(AcrossExistential(dependencies: SessionScope(parent: root, store: store)))
      },
    ]
  }

  /// What the optimiser does to a box that exists already.
  static func trap() -> [Measure] {
    let group = "make a feature from a box that exists"
    let wide: any Slice = StructRoot200()
    let narrow: any Slice = AppRoot()
    _ = baitTrap(StructRoot200())
    let boxed: any Slice = BoxedRoot(StructRoot200())
    _ = makeUntrapped(AppRoot())
    _ = makeUntrapped(BoxedRoot(StructRoot200()))
    return [
      Measure(group, "struct root of 200, across modules", isYardstick: true) {
        keep(AcrossExistential(dependencies: wide))
      },
      Measure(group, "struct root of 200, a caller in the module passes the struct") {
        keep(enterTrap(wide))
      },
      Measure(group, "struct root of 200, a caller in its module passes a wider slice") {
        keep(Child(dependencies: wide))
      },
      Measure(group, "class root, across modules") {
        keep(AcrossExistential(dependencies: narrow))
      },
      Measure(group, "class root, a caller in the module passes the class") {
        keep(enterUntrapped(narrow))
      },
      Measure(group, "class root, a caller in its module passes a wider slice") {
        keep(Child(dependencies: narrow))
      },
      Measure(group, "struct around a reference, a caller in the module passes the struct") {
        keep(enterUntrappedBoxed(boxed))
      },
    ]
  }
}

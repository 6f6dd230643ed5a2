import RuntimeForms

extension Measure {
  /// Makes a feature with three dependencies, and drops it.
  static func making() -> [Measure] {
    let group = "make a feature"
    let root = AppRoot()
    let wide = StructRoot10()
    let boxed = BoxedRoot(StructRoot10())
    let registry = Registry.filled()
    let container = Container.filled()
    return [
      Measure(group, "stored properties", isYardstick: true) {
        keep(DirectFeature(ticker: root.ticker, log: root.log, store: root.store))
      },
      Measure(group, "generic, one module, class root") {
        keep(GenericFeature(dependencies: root))
      },
      Measure(group, "generic, one module, struct root of 10") {
        keep(GenericFeature(dependencies: wide))
      },
      Measure(group, "generic, across modules, class root") {
        keep(AcrossGeneric(dependencies: root))
      },
      Measure(group, "any Slice, one module, class root") {
        keep(ExistentialFeature(dependencies: root))
      },
      Measure(group, "any Slice, across modules, class root") {
        keep(AcrossExistential(dependencies: root))
      },
      Measure(group, "any Slice, across modules, struct root of 10") {
        keep(AcrossExistential(dependencies: wide))
      },
      Measure(group, "any Slice, across modules, struct around a reference") {
        keep(AcrossExistential(dependencies: boxed))
      },
      Measure(group, "registry by type name") {
        keep(
          DirectFeature(
            ticker: registry.resolve((any Ticker).self), log: registry.resolve((any Log).self),
            store: registry.resolve((any Store).self)))
      },
      Measure(group, "container by type, with a lock") {
        keep(
          DirectFeature(
            ticker: container.resolve((any Ticker).self),
            log: container.resolve((any Log).self),
            store: container.resolve((any Store).self)))
      },
    ]
  }

  /// Makes a feature with three dependencies from struct roots of some widths.
  static func widths() -> [Measure] {
    let group = "make a feature from a struct root, any Slice"
    let root = AppRoot()
    let (four, five, eight) = (WideRoot<One>(), WideRoot<Two>(), WideRoot<Five>())
    let (ten, twelve) = (WideRoot<Seven>(), WideRoot<Nine>())
    let (fifteen, twenty) = (WideRoot<Twelve>(), WideRoot<Seventeen>())
    return [
      Measure(group, "stored properties", isYardstick: true) {
        keep(DirectFeature(ticker: root.ticker, log: root.log, store: root.store))
      },
      Measure(group, "class root") { keep(AcrossExistential(dependencies: root)) },
      Measure(group, "struct of 4") { keep(AcrossExistential(dependencies: four)) },
      Measure(group, "struct of 5") { keep(AcrossExistential(dependencies: five)) },
      Measure(group, "struct of 8") { keep(AcrossExistential(dependencies: eight)) },
      Measure(group, "struct of 10") { keep(AcrossExistential(dependencies: ten)) },
      Measure(group, "struct of 12") { keep(AcrossExistential(dependencies: twelve)) },
      Measure(group, "struct of 15") { keep(AcrossExistential(dependencies: fifteen)) },
      Measure(group, "struct of 20") { keep(AcrossExistential(dependencies: twenty)) },
    ]
  }

  /// Makes a feature that makes a feature, and so on, each with three dependencies.
  static func graphs() -> [Measure] { [10, 100].flatMap(graph) }

  private static func graph(depth: Int) -> [Measure] {
    let group = "make \(depth) features, each by the one before"
    let root = AppRoot()
    let boxed = BoxedRoot(StructRoot10())
    let wide = StructRoot10()
    return [
      Measure(group, "stored properties", isYardstick: true) {
        keep(DirectNode(depth: depth, ticker: root.ticker, log: root.log, store: root.store))
      },
      Measure(group, "generic, class root") { keep(GenericNode(depth: depth, dependencies: root)) },
      Measure(group, "any Slice, class root") {
        keep(ExistentialNode(depth: depth, dependencies: root))
      },
      Measure(group, "any Slice, struct around a reference") {
        keep(ExistentialNode(depth: depth, dependencies: boxed))
      },
      Measure(group, "any Slice, struct root of 10") {
        keep(ExistentialNode(depth: depth, dependencies: wide))
      },
    ]
  }
}

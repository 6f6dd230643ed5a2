import RuntimeForms

extension Measure {
  /// Reads one dependency and calls through it.
  static func reading() -> [Measure] {
    let group = "read and call"
    let root = AppRoot()
    let concrete = ConcreteFeature(dependencies: root)
    let direct = DirectFeature(ticker: root.ticker, log: root.log, store: root.store)
    let generic = GenericFeature(dependencies: root)
    let genericStruct = GenericFeature(dependencies: StructRoot10())
    let inlinable = InlinableGeneric(dependencies: root)
    let acrossGeneric = AcrossGeneric(dependencies: root)
    let existential = ExistentialFeature(dependencies: root)
    let acrossClass = AcrossExistential(dependencies: root)
    let acrossStruct = AcrossExistential(dependencies: StructRoot10())
    let acrossBoxed = AcrossExistential(dependencies: BoxedRoot(StructRoot10()))
    let keeping = KeepingFeature(dependencies: root)
    let world = WorldFeature()
    let registry = RegistryFeature(registry: .filled())
    let container = ContainerFeature(container: .filled())
    return [
      Measure(group, "stored properties", isYardstick: true) { direct.read() },
      Measure(group, "the root's class, no protocol") { concrete.read() },
      Measure(group, "generic, one module, struct root of 10") { genericStruct.read() },
      Measure(group, "generic, one module, class root") { generic.read() },
      Measure(group, "generic, across modules, inlinable, class root") { inlinable.read() },
      Measure(group, "generic, across modules, class root") { acrossGeneric.read() },
      Measure(group, "any Slice, one module, class root") { existential.read() },
      Measure(group, "any Slice, across modules, class root") { acrossClass.read() },
      Measure(group, "any Slice, across modules, struct root of 10") { acrossStruct.read() },
      Measure(group, "any Slice, across modules, struct around a reference") {
        acrossBoxed.read()
      },
      Measure(group, "any Slice, read once into a let of the feature") { keeping.read() },
      Measure(group, "global of closures") { world.read() },
      Measure(group, "registry by type name") { registry.read() },
      Measure(group, "container by type, with a lock") { container.read() },
    ]
  }

  /// Reads a dependency that is a number.
  static func readingNumbers() -> [Measure] {
    let group = "read a number"
    let root = AppRoot()
    let direct = DirectNumber(limit: root.limit)
    let generic = GenericNumber(dependencies: root)
    let acrossGeneric = AcrossGenericNumber(dependencies: root)
    let existential = ExistentialNumber(dependencies: root)
    let acrossExistential = AcrossExistentialNumber(dependencies: root)
    return [
      Measure(group, "stored properties", isYardstick: true) { direct.read() },
      Measure(group, "generic, one module, class root") { generic.read() },
      Measure(group, "generic, across modules, class root") { acrossGeneric.read() },
      Measure(group, "any Slice, one module, class root") { existential.read() },
      Measure(group, "any Slice, across modules, class root") { acrossExistential.read() },
    ]
  }
}

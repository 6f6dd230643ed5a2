import RuntimeForms

final class DirectNumber {
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  @inline(never)
  func read() -> Int { limit }
}

final class GenericNumber<Dependencies: HasLimit> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  @inline(never)
  func read() -> Int { dependencies.limit }
}

final class ExistentialNumber {
  private let dependencies: any HasLimit

  init(dependencies: any HasLimit) { self.dependencies = dependencies }

  @inline(never)
  func read() -> Int { dependencies.limit }
}

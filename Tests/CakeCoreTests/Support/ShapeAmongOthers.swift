/// A shape under names of its own, which can be compiled in one program with others.
struct ShapeAmongOthers: Sendable {
  let shape: Shape
  let number: Int
  private let renaming: ShapeRenaming

  /// Nil for a shape that would not be the same program among others.
  init?(_ shape: Shape, number: Int) {
    guard let renaming = ShapeRenaming(shape, number: number) else { return nil }
    (self.shape, self.number, self.renaming) = (shape, number, renaming)
  }

  /// Its part of the program, with these sources for its own.
  func program(_ changed: [Shape.Source]) -> ProgramsTogether.Program {
    ProgramsTogether.Program(
      // All of it is compiled, whatever changes.
      number: number, original: changed.indices.map { renamed(changed[$0], $0, text: "") },
      changed: changed.indices.map { index in
        renamed(changed[index], index, text: renaming.applied(to: changed[index].text))
      })
  }

  private func renamed(_ source: Shape.Source, _ index: Int, text: String) -> Shape.Source {
    Shape.Source(module: "App", file: "Shape\(number)-\(index).swift", text: text)
  }
}

extension ShapeAmongOthers {
  /// Which of these shapes don't compile, with what the compiler says: most in programs of many, those
  /// that are not right there again by themselves.
  static func broken(
    _ shapes: [Shape], named name: String
  ) async throws -> [(shape: Shape, output: String)] {
    let size = 60
    return try await withThrowingTaskGroup(of: [(shape: Shape, output: String)].self) { group in
      for start in stride(from: 0, to: shapes.count, by: size) {
        let part = Array(shapes[start..<min(start + size, shapes.count)])
        group.addTask {
          let members = part.enumerated().compactMap { Self($1, number: $0) }
          let errors = try? await ProgramsTogether.errors(
            of: members.map { $0.program($0.shape.sources) }, named: "\(name)/\(start)",
            from: .diagnostics)
          var right: Set<Int> = []
          if let errors { right = Set(members.map(\.number)).subtracting(errors.keys) }
          var broken: [(shape: Shape, output: String)] = []
          for (number, shape) in part.enumerated() where !right.contains(number) {
            let result = try await ShapeStore.shared.build(shape).result
            if result.status != 0 { broken.append((shape, result.output)) }
          }
          return broken
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}

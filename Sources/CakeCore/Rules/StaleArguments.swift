/// The arguments that calls of a type's memberwise initialiser give one property.
struct StaleArguments {
  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  /// What removes them; empty where the initialiser has none, nil where one can't be told.
  func cuts(of member: Int32) -> [Finding.Fix.Edit]? {
    let type = facts.nominalParent(member)
    guard facts.symbols.base[Int(member)].kind == .instanceProperty,
      isStored(member), program.typesWithImplicitInitializers.contains(type)
    else { return [] }
    var edits: [Finding.Fix.Edit] = []
    for reference in program.catalog.references(to: initializers(of: type)) {
      let source = facts.source(reference.file)
      guard facts.files[reference.file].isOwn, let token = facts.token(of: reference) else {
        return nil
      }
      // `Root.init`, `map(Root.init)`: the function itself.
      guard source.matches(token + 1, "("), let end = source.partner(of: token + 1) else {
        return nil
      }
      let arguments = source.arguments(in: token + 1, end)
      guard
        let argument = arguments.first(where: { source.label(of: $0) == facts.name(member) })
      else {
        if takesArgument(member) { return nil }
        continue
      }
      let isFirst = argument.lowerBound == token + 2
      // `f(a: 1, mail: 2)`: the comma before it goes; of the first one, the comma behind.
      let start = source[isFirst ? argument.lowerBound : argument.lowerBound - 1].start
      let behind = source.matches(argument.upperBound, ",") ? argument.upperBound + 1 : end
      let last = source[argument.upperBound - 1].end
      let range = Int(start)..<Int(isFirst && behind < end ? source[behind].start : last)
      guard !source.hasComment(in: range) else { return nil }
      edits.append(
        .init(cutting: range, of: facts.files[reference.file].path, LineTable(source.bytes)))
    }
    return edits
  }

  private func initializers(of type: Int32) -> Set<Int32> {
    Set(
      facts.symbols(of: .constructor) {
        facts.symbols.base[Int($0)].isImplicit && facts.nominalParent($0) == type
      })
  }

  func isStored(_ member: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: member) else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(member)].definitionFile))
    return !source.matches(text.body.lowerBound - 1, "{")
  }

  /// Whether each call has to give a value: there is no initial one.
  private func takesArgument(_ member: Int32) -> Bool {
    program.flow.declarations.text(of: member)?.body.isEmpty ?? true
  }
}

/// The types that are written for whatever their user has, so that a module of nothing else is a library.
///
/// `Cache<Key: Hashable>` asks for a clock as features do, and so does a property wrapper; what it is for
/// is up to who makes it. A type that is generic in its dependencies, or in another type of the program, is
/// for that.
struct HelperTypes {
  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func contains(_ type: Int32) -> Bool {
    let file = facts.symbols.base[Int(type)].definitionFile
    guard file >= 0, let text = program.flow.signatures.declarations.text(of: type) else {
      return false
    }
    let source = facts.source(Int(file))
    let isAttribute = source.attributes(before: text.nameToken).contains {
      source.matchesAny($0.name, "propertyWrapper", "resultBuilder")
    }
    return isAttribute
      || source.typeArguments(in: text.generics).contains { parameter in
        let name = source.name(at: parameter.lowerBound)
        let conditions = source.parts(ofWhereClause: text.whereClause).filter { condition in
          condition.contains { source.isIdentifier($0) && source.name(at: $0) == name }
        }
        return !([parameter] + conditions).contains { namesOwnType(in: $0, of: Int(file)) }
      }
  }

  private func namesOwnType(in range: Range<Int>, of file: Int) -> Bool {
    program.catalog.typeReferences(in: range, of: file).contains { _, symbol in
      let value = facts.symbols.base[Int(symbol)]
      return value.subkind != Subkind.genericParameter && value.definitionFile >= 0
        && facts.files[Int(value.definitionFile)].isOwn
    }
  }
}

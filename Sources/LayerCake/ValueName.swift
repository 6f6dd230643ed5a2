/// What a value is called in the message about a cycle: `AppDependencies.gitHub`.
///
/// Made of literals that the compiler puts into the program, so that names cost nothing. Inside a
/// type, `#function` is the type's name where a property is initialised, and the property's name in
/// its getter.
struct ValueName: CustomStringConvertible, Sendable {
  /// Where the lifetime was created: a type, or `init()`, or a function.
  let root: StaticString
  /// Where it is read; nil for a default, which belongs to no getter that could be asked.
  let property: StaticString?
  let type: Any.Type

  var description: String {
    let isInType = !root.description.hasSuffix(")")
    return switch (isInType, property) {
    case (true, let property?): "\(root).\(property)"
    case (false, let property?): "\(property)"
    case (true, nil): "\(type) of \(root)"
    case (false, nil): "\(type)"
    }
  }
}

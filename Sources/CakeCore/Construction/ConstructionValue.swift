/// What is known of a value while a root's values are made.
enum ConstructionValue: Hashable {
  case unknown
  /// The root that is looked at, by its number.
  case root(Int)
  /// An instance of a type whose making was followed, by its number in the table.
  case object(Int)
}

/// The instances whose making was followed, each with what it is known to hold.
///
/// Two instances that are known to hold the same count as one: whatever is certain for the one is
/// certain for the other.
struct ObjectTable {
  struct Object: Hashable {
    /// Nil for a list, whose elements have numbers below zero.
    var type: Int32?
    var fields: [Int32: ConstructionValue]
  }

  private var numbers: [Object: Int] = [:]
  private var objects: [(object: Object, depth: Int)] = []
  /// What is held deeper than this is not followed, so that there is an end to new instances.
  private static let deepest = 4

  subscript(number: Int) -> Object { objects[number].object }

  mutating func value(_ object: Object) -> ConstructionValue {
    var object = object
    var depth = 0
    for (property, value) in object.fields {
      switch value {
      case .unknown: object.fields[property] = nil
      case .root: depth = max(depth, 1)
      case .object(let number) where objects[number].depth >= Self.deepest:
        object.fields[property] = nil
      case .object(let number): depth = max(depth, objects[number].depth + 1)
      }
    }
    if let number = numbers[object] { return .object(number) }
    numbers[object] = objects.count
    objects.append((object, depth))
    return .object(objects.count - 1)
  }
}

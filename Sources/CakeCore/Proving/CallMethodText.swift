/// How code names methods that are looked up while the program runs, and associated types' members.
final class CallMethodText {
  private let modules: Set<String>
  /// By the name as it is written: the same few stand in many places.
  private var names: [String: String] = [:]

  /// - Parameter modules: The program's: one place names a type with its module, another one without.
  init(modules: Set<String>) { self.modules = modules }

  /// `#Model.load: (Model) -> (any HasClock) -> ()` of a line that looks a method up.
  func lookUp(in line: UnsafeRawBufferPointer) -> String? {
    guard let start = line.place(of: UInt8(ascii: "#")) else { return nil }
    let before = UnsafeRawBufferPointer(rebasing: line[..<start])
    guard Self.lookUps.contains(where: { before.holds($0.bytes) }) else { return nil }
    return name(UnsafeRawBufferPointer(rebasing: line[start...]))
  }

  /// The method that a line begins with. A table has no space before the type that a name has, and
  /// modules in it.
  func name(_ line: UnsafeRawBufferPointer) -> String {
    let end = Self.ends.compactMap { line.place(of: $0.bytes) }.min() ?? line.count
    let written = String(decoding: line[..<end], as: UTF8.self)
    if let known = names[written] { return known }
    let name = written.replacing(" : ", with: ": ").replacing(#/([ (<\[])(\w+)\./#) { match in
      modules.contains(String(match.2)) ? match.1 : match.0
    }
    names[written] = name
    return name
  }

  private static let lookUps: [StaticString] = [
    " class_method ", " super_method ", " witness_method ",
  ]
  /// What stands behind a method's type.
  private static let ends: [StaticString] = [", $", ", %", " : $", " : @"]
}

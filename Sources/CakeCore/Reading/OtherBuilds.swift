/// Which units of a store another build wrote than the one whose folder the store is in.
///
/// Who copies a package with its `.build` has the units of where it came from beside those of the next
/// build: what both declare would be one thing in two places, and the former may be found first.
struct OtherBuilds {
  private let folder: Folder
  /// By where objects are, whether that is in the store's build folder, whatever leads there.
  private var known: [Folder: Bool] = [:]

  /// - Parameter store: The path of the store.
  init(_ store: String) { folder = Folder(StoreLocation.buildFolder(of: store)) }

  /// The units without those of other builds, of modules that this one compiled as well.
  mutating func ofThisOne(_ units: [StoreUnit]) -> [StoreUnit] {
    var compiledHere: Set<String> = []
    let isHere = units.map { unit in
      let isHere = self.isHere(unit.output)
      if isHere { compiledHere.insert(unit.module) }
      return isHere
    }
    guard !compiledHere.isEmpty else { return units }
    return zip(units, isHere).filter { $1 || !compiledHere.contains($0.module) }.map(\.0)
  }

  private mutating func isHere(_ output: String) -> Bool {
    guard let objects = Folder(output).parent else { return false }
    if let known = known[objects] { return known }
    let isHere =
      folder.contains(output) || Folder.real(objects.path).map(folder.contains) ?? false
    known[objects] = isHere
    return isHere
  }
}

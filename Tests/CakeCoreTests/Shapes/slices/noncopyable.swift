// What may be no copyable value has slices like any other: `~Copyable` is one of their terms, and no need.
protocol HasFile: ~Copyable { borrowing func read() -> Int }
protocol HasSize: ~Copyable { var size: Int { get } }
protocol HasName: ~Copyable { var name: String { get } }

typealias FileDependencies = HasFile & HasSize & ~Copyable  // expect: unused-need HasSize
func read<D: FileDependencies & ~Copyable>(_ dependencies: borrowing D) -> Int {
  dependencies.read()
}
protocol DiskDependencies: HasFile, HasSize, ~Copyable {}  // expect: unused-need HasSize
func disk<D: DiskDependencies & ~Copyable>(_ dependencies: borrowing D) -> Int {
  dependencies.read()
}
typealias NameDependencies = ~Copyable & HasName & HasSize
func name<D: NameDependencies & ~Copyable>(_ dependencies: borrowing D) -> String {
  "\(dependencies.name) \(dependencies.size)"
}
typealias OldDependencies = ~Copyable & HasFile  // expect: unused-slice OldDependencies

struct File: ~Copyable, HasFile, HasSize, HasName, DiskDependencies {
  let size = 4
  let name = "file"
  borrowing func read() -> Int { 3 }
}

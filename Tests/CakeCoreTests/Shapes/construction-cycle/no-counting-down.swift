// A factory that calls itself until there is nothing left to make.
protocol MakesTree { func makeTree(depth: Int) throws -> Tree }

typealias TreeDependencies = MakesTree
final class Tree {
  let child: Tree?
  init() { child = nil }
  init(_ dependencies: any TreeDependencies, depth: Int) throws {
    guard depth > 0 else { throw Leaf() }
    child = try? dependencies.makeTree(depth: depth - 1)
  }
}
struct Leaf: Error {}
struct AppDependencies: TreeDependencies {
  func makeTree(depth: Int) throws -> Tree { try Tree(self, depth: depth) }
}

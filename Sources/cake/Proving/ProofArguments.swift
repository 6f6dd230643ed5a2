import CakeCore
import Foundation

/// How far a check asks the compiler: options of `cake check`.
struct ProofArguments: Sendable {
  private(set) var isOff = false

  /// The rows of the option table of a command that keeps these arguments there.
  static func options<C: Command>(
    in arguments: any WritableKeyPath<C, ProofArguments> & Sendable
  ) -> [Option<C>] {
    [
      .flag("--no-proof", help: "Print what the facts say without asking the compiler") {
        $0[keyPath: arguments].isOff = true
      }
    ]
  }

  /// Nil where nothing is to be proved.
  func options(_ check: CheckOptions) -> ProofOptions? {
    guard !isOff else { return nil }
    // The plan is that of the package's own build, and an index of another's may be of anything.
    let layout = check.layout ?? BuildLayout(folder: check.package + "/.build")
    let manifest =
      check.indexStore == nil ? "\(layout.folder)/\(layout.configuration).yaml" : nil
    return ProofOptions(
      plan: { manifest.flatMap(CompilePlan.init(manifest:)) }, compiler: .processes(),
      folder: layout.folder + "/cake", jobs: check.jobs)
  }
}

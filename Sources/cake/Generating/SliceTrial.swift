import CakeCore
import Foundation

/// What the compiler says of a proposal that is only printed: of the type's file as it would be, among
/// the others of its module as they are.
struct SliceTrial {
  let slice: GenerateSlice
  let plan: [CompilePlan.Module]

  /// The proposal with the slice that compiles, or with what the compiler says against it.
  func judged(_ proposal: SliceProposal) -> SliceProposal {
    guard case .change(let change) = proposal.outcome,
      let before = try? SourceFile.read(path(of: change))
    else { return proposal }
    var judged = proposal
    var reason: String?
    for (number, variant) in change.variants.enumerated() {
      let edits = slice.edits(around: change) + [slice.insertion(variant, of: change)]
      // What spans files is left to a build.
      guard edits.allSatisfy({ $0.file == change.place.file }),
        let after = EditedText.applying(edits, to: [change.place.file: before])?.values.first,
        let complaints = compiler(of: change).errors(in: String(decoding: after, as: UTF8.self))
      else { return proposal }
      guard let error = complaints.first(where: \.isError) else {
        if change.slices.indices.contains(number) { judged.slice = change.slices[number] }
        return judged
      }
      reason = reason ?? error.message
    }
    judged.outcome = .refused(reason: "the compiler says: \(reason ?? "")")
    return judged
  }

  private func path(of change: SliceProposal.Change) -> String {
    "\(slice.place.path)/\(change.place.file)"
  }

  private func compiler(of change: SliceProposal.Change) -> GenerateCompiler {
    GenerateCompiler(plan, package: slice.place.path, target: nil, output: path(of: change))
  }
}

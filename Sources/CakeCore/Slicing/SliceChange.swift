/// The edits by which a type takes its slice, whatever it took or reached for before.
struct SliceChange {
  private let reader: SliceReader
  private let writer: SliceWriter

  init(_ reader: SliceReader, _ writer: SliceWriter) {
    self.reader = reader
    self.writer = writer
  }

  /// - Parameter variants: What can stand for the slice, the likeliest first.
  func outcome(
    of proposal: SliceProposal, slice: String, variants: [[String]]
  ) -> SliceProposal.Outcome {
    if !reader.rootTypes.isEmpty || !reader.roots.isEmpty && reader.globalRoots.isEmpty {
      return RootChange(reader).outcome(
        of: proposal, slice: slice, variants: variants.map { writer.slice(slice, $0) },
        providers: reader.uses.filter { $0.member != nil }.map {
          ($0.provider, writer.providerName(of: $0))
        })
    }
    do throws(Obstacle) {
      if let obstacle = reader.obstacles.first { throw Obstacle(text: obstacle) }
      let change =
        if let made = ArgumentChange(reader, writer) {
          try made.change(of: proposal, slice: slice, variants: variants)
        } else {
          try ReachChange(reader, writer).change(of: proposal, slice: slice, variants: variants)
        }
      return .change(change)
    } catch {
      return .refused(
        reason: "'\(reader.subject.qualifiedName)' can't take a slice yet: \(error.text)")
    }
  }

  /// Why no edit is sure to compile.
  struct Obstacle: Error {
    var text: String
  }
}

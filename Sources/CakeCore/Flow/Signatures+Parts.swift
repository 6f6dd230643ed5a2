/// The reading of what files name in parts, several at a time: all that a file says of a signature is
/// said of those that are its own.
extension Signatures {
  /// A type that another part finds to be constrained is missing among what is mentioned; the second
  /// reading adds it.
  func readInParts(_ interesting: Marks) {
    let parts = SharedWork.values(of: facts.parts, jobs: facts.jobs) { files in
      let part = Signatures(partOf: self)
      for file in files { part.read(file, interesting) }
      return part
    }
    SharedWork.all(
      jobs: facts.jobs,
      {
        self.all.reserveCapacity(parts.reduce(0) { $0 + $1.all.count })
        for part in parts { self.all.merge(part.all) { own, _ in own } }
      },
      { for part in parts { self.take(restOf: part) } })
  }

  private func take(restOf part: Signatures) {
    bodyMentions += part.bodyMentions
    sameTypes.merge(part.sameTypes) { $1 }
    boundTypes += part.boundTypes
    lostMentions.merge(part.lostMentions) { $1 }
    defaults.merge(part.defaults) { $0.union($1) }
    unnamed += part.unnamed
    composed.merge(part.composed) { $0.union($1) }
    composedTypes.merge(part.composedTypes) { $0.union($1) }
    arguments.merge(part.arguments) { $0.union($1) }
    hidden.formUnion(part.hidden)
  }
}

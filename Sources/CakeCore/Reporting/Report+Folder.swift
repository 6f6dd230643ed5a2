extension Report {
  /// The report in its one order, all paths seen from a folder further up, or elsewhere.
  ///
  /// - Parameter folder: What stands before the paths then, with a slash at its end; or nothing.
  func moved(to folder: String) -> Report {
    var report = inOrder()
    guard !folder.isEmpty else { return report }
    func move(_ place: inout SourcePlace) { place.file = folder + place.file }
    for index in report.providers.indices { move(&report.providers[index].location) }
    for index in report.slices.indices { move(&report.slices[index].location) }
    for index in report.roots.indices { move(&report.roots[index].location) }
    for index in report.consumers.indices {
      move(&report.consumers[index].location)
      for key in report.consumers[index].usePlaces.keys {
        move(&report.consumers[index].usePlaces[key]!)
      }
    }
    for index in report.extent.unnamed.indices { move(&report.extent.unnamed[index]) }
    for index in report.findings.indices { report.findings[index].move(to: folder) }
    return report
  }
}

extension Finding {
  fileprivate mutating func move(to folder: String) {
    location.file = folder + location.file
    for index in notes.indices { notes[index].location.file = folder + notes[index].location.file }
    guard var fix else { return }
    for index in fix.edits.indices { fix.edits[index].file = folder + fix.edits[index].file }
    self.fix = fix
  }
}

extension Report {
  /// The report in its one order, the paths of its findings relative to the repository.
  func moved(to folder: String) -> Report {
    var report = inOrder()
    guard !folder.isEmpty else { return report }
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

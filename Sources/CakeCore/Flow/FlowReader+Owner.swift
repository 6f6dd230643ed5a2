extension FlowReader {
  /// The declaration that a reference stands in, or a number that stands for its file.
  func owner(of reference: Reference) -> Int32 {
    owner(of: reference.occurrence, facts.files[reference.file].numbers, reference.file)
  }
}

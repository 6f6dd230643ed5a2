/// The tokens that stand where a place, or what the compiler recorded, says.
extension SourceText {
  func token(at place: SourcePlace) -> Int? { token(line: place.line, column: place.column) }

  func token(at occurrence: RecordFacts.Occurrence, notBefore start: Int = 0) -> Int? {
    token(line: Int(occurrence.line), column: Int(occurrence.column), notBefore: start)
  }
}

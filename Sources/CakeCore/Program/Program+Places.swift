extension Program {
  func place(_ place: Unit.Place) -> SourcePlace {
    if let token = place.token {
      let value = facts.source(place.file)[token]
      return SourcePlace(
        file: facts.files[place.file].path, line: Int(value.line), column: Int(value.column))
    }
    return facts.place(file: Int32(place.file), occurrence: Int32(place.occurrence))
  }
}

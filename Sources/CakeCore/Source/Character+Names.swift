extension Character {
  /// Swift takes most of what is not ASCII for part of a name, emoji as well.
  var isPartOfIdentifier: Bool {
    isLetter || isNumber || self == "_" || !isASCII && !isWhitespace
  }
}

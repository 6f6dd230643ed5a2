/// A name in a body, together with where it is the one that it is.
struct LocalName: Hashable {
  enum Place: Hashable {
    /// Wherever no declaration in the body rules: a parameter.
    case body
    /// The scope of one of its declarations, by number.
    case scope(Int)
    /// The closure whose anonymous parameter it is, by its brace.
    case closure(Int)
  }

  var name: String
  var place = Place.body
}

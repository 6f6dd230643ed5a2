/// A piece of source text: an identifier, a keyword, a literal, or one character of punctuation.
struct Token: BitwiseCopyable {
  enum Kind: UInt8 {
    case identifier
    case number
    case string
    /// One character: bracket, comma, colon, full stop, semicolon, at sign, backslash …
    case punctuation
    /// A run of operator characters; `->`, `=`, `&`, `?` and `!` among them.
    case `operator`
    /// `#if`, `#else`, `#elseif`, `#endif`, `#available`, `#selector` …
    case directive
  }

  var kind: Kind
  /// Whether a line break stands between the token before and this one.
  var startsLine: Bool
  /// Whether white space or a comment stands right before it.
  var spaceBefore: Bool
  /// The nesting of string interpolations that it stands in.
  var interpolation: UInt8
  var start: Int32
  var end: Int32
  var line: Int32
  var column: Int32
}

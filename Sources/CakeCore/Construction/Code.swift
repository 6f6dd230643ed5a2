/// What a piece of code is certain to do when it runs, as far as values can be followed.
///
/// What happens only under a condition, or later, is left out.
indirect enum Code {
  /// Something that no value comes out of that could be followed, with what runs on the way.
  case parts([Code])
  case this
  /// `super`: the same instance, whose members are the superclass's own.
  case parent
  case local(String)
  /// A property; without a base it is one of `self`, of a type or of nobody.
  case member(of: Code?, symbol: Int32, token: Int)
  case call(of: Code?, symbol: Int32, arguments: [Argument], token: Int)
  /// `try` and all that it covers.
  case attempt(Code, Attempt)
  /// A closure that is called where it stands, by its opening brace.
  case block(open: Int)

  static var nothing: Code { .parts([]) }

  /// Where a program goes on after an error: nowhere near, behind the expression, or it ends.
  enum Attempt { case plain, optional, forced }

  struct Argument {
    var label: String
    var value: Value

    enum Value {
      case code(Code)
      /// By its opening brace.
      case closure(Int)
    }
  }
}

/// One statement of a body, in the order in which they run.
enum Step {
  case run(Code)
  case bind(String, Code)
  /// A property of `self` is given its value.
  case assign(Int32, Code)
  case result(Code)
  /// From here on nothing is certain.
  case stop
  /// Nothing returns from here: an error is thrown, or the program ends.
  case halt
}

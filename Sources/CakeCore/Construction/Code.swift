/// What a piece of code is certain to do when it runs, as far as values can be followed.
///
/// What happens only under a condition, or later, is left out.
indirect enum Code {
  /// Something that no value comes out of that could be followed, with what runs on the way.
  case parts([Code])
  /// The elements of a list, or a dictionary's values.
  case list([Code])
  case tuple([Argument])
  /// Something that is read off a value by no symbol of its own: a tuple's element, by its label or
  /// number, or nobody knows what.
  case part(of: Code, name: String?)
  /// One of these, by a condition.
  case either([Code])
  case this
  /// `super`: the same instance, whose members are the superclass's own.
  case parent
  case local(String)
  /// A property; without a base it is one of `self`, of a type or of nobody.
  case member(of: Code?, symbol: Int32, token: Int)
  case call(of: Code?, symbol: Int32, arguments: [Argument], token: Int)
  /// A function that is named and not called: whoever gets it may do that.
  case reference(of: Code?, symbol: Int32, token: Int)
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
  /// What a local variable is given, by its declaration or later: nothing certain.
  case vary(String, Code, isNew: Bool)
  /// Blocks of which one runs, or none where they leave something out.
  case branches([[Step]], isExhaustive: Bool)
  /// A property of `self` is given its value.
  case assign(Int32, Code)
  case result(Code)
  /// From here on nothing is certain; what may run nevertheless stands behind it.
  case stop
  /// Nothing returns from here: an error is thrown, or the program ends.
  case halt
}

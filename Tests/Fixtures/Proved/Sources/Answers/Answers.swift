@freestanding(expression)
public macro answer() -> Int = #externalMacro(module: "AnswerMacro", type: "Answer")

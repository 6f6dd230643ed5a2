// Handed on as the elements of an array, the values of a dictionary, a tuple's half, varargs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasLocale { var locale: Int { get } }

typealias InArray = HasClock
func array(_ all: [any InArray]) -> Int { all[0].clock }
typealias InDictionary = HasCache
func dictionary(_ all: [String: any InDictionary]) -> Int? { all["a"]?.cache }
typealias InTuple = HasPush
func tuple(_ pair: (any InTuple, Int)) -> Int { pair.0.push }
typealias InVarargs = HasMail
func varargs(_ all: any InVarargs...) -> Int { all[0].mail }

typealias ParentDependencies =
  HasClock & HasCache & HasPush & HasMail
  & HasLocale  // expect: unused-need HasLocale
func parent(_ dependencies: any ParentDependencies) {
  _ = array([dependencies])
  _ = dictionary(["a": dependencies])
  _ = tuple((dependencies, 1))
  _ = varargs(dependencies, dependencies)
}

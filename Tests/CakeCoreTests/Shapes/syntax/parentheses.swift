// Parentheses group parts of the composition.
// swift-format-ignore-file
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias FirstDependencies = (HasClock & HasCache) & (HasPush & HasMail)  // expect: unused-need HasCache; unused-need HasPush
func first(_ dependencies: any FirstDependencies) -> Int { dependencies.clock + dependencies.mail }

typealias SecondDependencies = any (HasClock & (HasCache & HasPush))  // expect: unused-need HasCache; unused-need HasPush
func second(_ dependencies: SecondDependencies) -> Int { dependencies.clock }

func third(_ dependencies: any (FirstDependencies)) -> Int { dependencies.clock }

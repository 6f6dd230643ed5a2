// Two providers have one superclass: what is read of that each of them brings.
class View { var frame = 7 }
protocol HasTitle: View { var title: Int { get } }
protocol HasStyle where Self: View { var style: Int { get } }

typealias Either = HasTitle & HasStyle  // expect: unused-need HasStyle
func width(_ dependencies: any Either) -> Int { dependencies.frame }

typealias Second = HasTitle & HasStyle  // expect: unused-need HasTitle
func area(_ dependencies: any Second) -> Int { dependencies.style + dependencies.frame }

typealias Lone = HasTitle
func height(_ dependencies: any Lone) -> Int { dependencies.frame }

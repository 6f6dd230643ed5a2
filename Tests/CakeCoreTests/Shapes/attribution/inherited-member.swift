// A member that a provider inherits, read on a value that names only the child.
protocol HasLamp { var lamp: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }
protocol HasClock { var clock: Int { get } }
typealias BrightNeeds = HasBright & HasClock  // expect: unused-need HasClock
typealias LampNeeds = HasLamp & HasClock  // expect: unused-need HasLamp
func bright(_ needs: any BrightNeeds) -> Int { needs.lamp + needs.bright }
func lamp(_ needs: any LampNeeds) -> Int { needs.clock }

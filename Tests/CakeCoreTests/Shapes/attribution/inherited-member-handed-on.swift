// A value that names the child is handed on as the parent, which stays in neither other slice.
protocol HasLamp { var lamp: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }
protocol HasClock { var clock: Int { get } }
typealias BrightNeeds = HasBright & HasClock  // expect: unused-need HasClock
typealias LampNeeds = HasLamp
typealias IdleNeeds = HasLamp & HasClock  // expect: unused-need HasLamp
func bright(_ needs: any BrightNeeds) -> Int { lamp(needs) }
func lamp(_ needs: any LampNeeds) -> Int { needs.lamp }
func idle(_ needs: any IdleNeeds) -> Int { needs.clock }

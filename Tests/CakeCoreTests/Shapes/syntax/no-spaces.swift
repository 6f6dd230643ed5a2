// No white space around `&`, and several declarations on a line.
// swift-format-ignore-file
protocol HasClock{var clock:Int{get}};protocol HasCache{var cache:Int{get}}
typealias ModelDependencies=HasClock&HasCache;typealias Other=HasClock  // expect: unused-need HasCache
func run(_ d:any ModelDependencies)->Int{d.clock};func other(_ d:any Other)->Int{d.clock}

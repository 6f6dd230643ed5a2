// Stored in a generic box of the module; whoever opens the box reads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Box<Value> { let value: Value }

typealias BoxedDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Owner { let box: Box<any BoxedDependencies> }
func now(_ owner: Owner) -> Int { owner.box.value.clock }

// What is handed on has to have all that stays in the other slice, also what comes there with
// something that is included for another need. Where the inclusion goes, that goes as well.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ChildDependencies = HasClock & HasStore
func child(_ dependencies: any ChildDependencies) -> Int { dependencies.clock }
func open(_ dependencies: any ChildDependencies) -> Int { dependencies.store }

typealias ParentDependencies = ChildDependencies & HasLog
func parent(_ dependencies: any ParentDependencies) -> Int { dependencies.store + dependencies.log }
typealias ModelDependencies = HasClock & HasStore & HasLog
func model(_ dependencies: any ModelDependencies) -> Int { parent(dependencies) }

typealias IdleDependencies = ChildDependencies & HasLog  // expect: unused-need ChildDependencies
func idle(_ dependencies: any IdleDependencies) -> Int { dependencies.log }
typealias OuterDependencies =
  HasClock  // expect: unused-need HasClock
  & HasStore  // expect: unused-need HasStore
  & HasLog
func outer(_ dependencies: any OuterDependencies) -> Int { idle(dependencies) }

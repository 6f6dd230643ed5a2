// A coordinator protocol takes the slice as its primary associated type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Coordinator<Services> {
  associatedtype Services
  var services: Services { get }
}

typealias HomeServices = HasClock & HasCache  // expect: unused-need HasCache
func now(_ coordinator: any Coordinator<any HomeServices>) -> Int { coordinator.services.clock }

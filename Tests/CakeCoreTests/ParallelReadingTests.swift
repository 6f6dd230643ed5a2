import Testing

@testable import CakeCore

/// Several threads read one store; `.ci/threads` runs this under the thread sanitizer.
@Suite struct ParallelReadingTests {
  @Test func `A store read by several threads at a time gives one report`() async throws {
    let features = (1...16).map { number in
      """
      //--- Feature\(number)/Model.swift
      public protocol HasClock\(number) { var clock\(number): Int { get } }
      public typealias Dependencies\(number) = HasClock\(number)
      public struct Model\(number) {
        let dependencies: any Dependencies\(number)
        func now() -> Int { dependencies.clock\(number) }
      }
      struct App\(number): Dependencies\(number) { var clock\(number): Int { \(number) } }
      typealias House\(number) = App\(number)
      struct Kitchen\(number) {
        let app: App\(number)
        func now() -> Int { app.clock\(number) }
      }
      #if ELSEWHERE
        func look(_ house: House\(number)) -> Int { house.clock\(number) }
      #endif
      struct Box<Services: Dependencies\(number)> { let services: Services }
      typealias Make = (any Dependencies\(number)) -> Model\(number)
      struct Screen {
        let app = App\(number)()
        var model: Model\(number) { Model\(number)(dependencies: app) }
        func box() -> Box<App\(number)> { Box(services: app) }
      }
      """
    }
    let shape = try Shape(name: "parallel/features", text: features.joined(separator: "\n") + "\n")
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    // One read is over before a second thread has woken up; of many, some overlap.
    let reports = try ([1] + Array(repeating: 8, count: 50)).map { jobs in
      try Check.run(CheckOptions(package: built.root.filePath, jobs: jobs)).json
    }
    #expect(Set(reports).count == 1)
    #expect(reports[0].contains("Feature16.HasClock16"))
  }
}

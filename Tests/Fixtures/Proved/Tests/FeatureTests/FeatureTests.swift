import Core
import Testing

@testable import Feature

struct Stub: TestedNeeds { let clock = 1, cache = 2 }

@Test func now() {
  let stub: any TestedNeeds = Stub()
  #expect(tested(stub) + stub.cache == 3)
  #expect(generated(stub) == 1)
}

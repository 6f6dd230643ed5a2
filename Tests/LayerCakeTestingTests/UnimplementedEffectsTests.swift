import Foundation
import LayerCakeEffects
import LayerCakeHTTP
import LayerCakeTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct UnimplementedEffectsTests {
  @Test func `Each unimplemented effect fails the test by name`() async throws {
    let store = KeyValueStore.unimplemented()
    let request = URLRequest(url: try #require(URL(string: "https://example.com")))
    let failures = await failures {
      _ = DateGenerator.unimplemented().now()
      _ = UUIDGenerator.unimplemented().next()
      _ = RandomNumbers.unimplemented().next()
      #expect(EnvironmentVariables.unimplemented()["HOME"] == nil)
      await #expect(throws: Unimplemented.self) {
        try await HTTPClient.unimplemented().send(request)
      }
      #expect(throws: Unimplemented.self) { try store.data("key") }
      #expect(throws: Unimplemented.self) { try store.setData("key", Data()) }
      #expect(throws: Unimplemented.self) { try store.remove("key") }
      #expect(throws: Unimplemented.self) { try store.keys() }
    }
    let endpoints = [
      ("HasDate", "date.now"), ("HasUUID", "uuid.next"), ("HasRandomNumbers", "randomNumbers.word"),
      ("HasEnvironment", "environment.value"), ("HasHTTP", "http.send"),
      ("HasKeyValueStore", "keyValueStore.data"), ("HasKeyValueStore", "keyValueStore.setData"),
      ("HasKeyValueStore", "keyValueStore.remove"), ("HasKeyValueStore", "keyValueStore.keys"),
    ]
    #expect(
      failures.map(withoutArguments)
        == endpoints.map { provider, path in
          "unimplemented endpoint '\(provider).\(path)' was called"
            + "; override it in the test: dependencies.\(path) = { … }"
        })
  }
}

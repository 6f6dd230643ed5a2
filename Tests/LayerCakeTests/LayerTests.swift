import LayerCake
import Testing

private protocol HasBase { var base: String { get } }
private protocol HasPath { var path: String { get } }
private protocol HasAddress { var address: String { get } }

// A layer wires one provider from others. It is a protocol with an extension, nothing more.
private protocol AddressLayer: HasAddress, HasBase, HasPath {}
extension AddressLayer {
  fileprivate var address: String { base + path }
}

private final class Client: Sendable {
  let address: String
  init(address: String) { self.address = address }
}
private protocol HasClient { var client: Client { get } }

// One that keeps what it makes asks its root for the place to keep it.
private protocol ClientLayer: HasClient, HasAddress {
  var clientSingleton: Singleton<Client> { get }
}
extension ClientLayer {
  fileprivate var client: Client { clientSingleton { Client(address: address) } }
}

private struct App: AddressLayer, ClientLayer {
  let base = "https://example.org"
  let path = "/api"
  let clientSingleton = Singleton<Client>()
}

private struct LocalApp: AddressLayer {
  let base = "http://localhost"
  let path = "/api"
}

private struct FixedApp: AddressLayer {
  let base = "https://example.org"
  let path = "/api"
  let address = "fixed"
}

@Test func `A layer wires one provider from others, in every root that has those`() {
  #expect(App().address == "https://example.org/api")
  #expect(LocalApp().address == "http://localhost/api")
}

@Test func `A root may provide what a layer would`() {
  let root: any HasAddress = FixedApp()
  #expect(root.address == "fixed")
}

private struct Office: DependencyScope, AddressLayer, ClientLayer {
  let parent: App
  let base = "https://office.example.org"
  let clientSingleton = Singleton<Client>()
  var path: String { parent.path }
}

@Test func `A scope that adopts a layer again has it wired from what the scope replaces`() {
  let app = App()
  let office = Office(parent: app)
  #expect(office.address == "https://office.example.org/api")
  #expect(office.client.address == "https://office.example.org/api")
  #expect(app.client.address == "https://example.org/api")
}

@Test func `A layer can keep what it makes in its root`() {
  let app = App()
  #expect(app.client.address == "https://example.org/api")
  #expect(app.client === app.client)
  #expect(app.client !== App().client)
}

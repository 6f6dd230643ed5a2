import AccountsInterface
import CoffeeShopsTesting
import DetailsFeature
import Foundation
import MapFeature
import OnboardingFeature
import ScreenInterface
import ShopsBundled
import ShopsInterface
import StoreInterface
import Testing
import VisitsInterface

@testable import coffeeshops

/// The real root: how long each value lives, and who shares it.
struct CompositionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func app(_ store: Settings.StoreKind = .database) -> AppDependencies {
    AppDependencies(
      settings: Settings(folder: folder.url, store: store),
      prompt: Prompt(secret: { _ in "a good cup" }))
  }

  func session(_ app: AppDependencies) async throws -> SessionDependencies {
    let session = try await app.accounts.createAccount(name: "ada", password: "a good cup")
    return SessionDependencies(parent: app, session: session)
  }

  @Test(arguments: Settings.StoreKind.allCases)
  func `There is one store, under both of its names and in all copies of the root`(
    kind: Settings.StoreKind
  ) {
    let app = app(kind)
    let copy = app
    #expect(app.accountStore as AnyObject === copy.visitStore as AnyObject)
    #expect(self.app(kind).accountStore as AnyObject !== app.accountStore as AnyObject)
  }

  @Test func `On each screen each command of any is known, or explained`() async throws {
    let session = try await session(app())
    let shop = try #require(try await session.shops.shop("blue-door"))
    let screens: [any Screen] = [
      session.parent.makeOnboardingScreen(), session.makeMapScreen(),
      session.makeDetailsScreen(of: shop), session.makeProfileScreen(),
    ]
    // A line of help begins with a command, or some of them, and a gap before what they do.
    let helped = screens.flatMap { screen in
      screen.help.split(separator: "\n").flatMap { line in
        line.split(separator: "  ", maxSplits: 1)[0].matches(of: /\b[a-z]+\b/).map {
          String($0.0)
        }
      }
    }
    let usage = Arguments.usage.matches(of: /coffeeshops \[OPTIONS\] ([a-z]+)/).map {
      String($0.1)
    }
    let commands = Set(helped + usage)
    #expect(commands.isSuperset(of: ["signup", "out", "rate", "back", "logout", "show"]))
    // Logged out last, since nothing works after that.
    for screen in screens {
      for command in commands.sorted() where command != "logout" || screen !== screens[0] {
        do {
          _ = try await screen.perform(Command(command))
        } catch CommandError.unknown(let name) {
          #expect(Elsewhere.explanation(of: name) != nil, "\(type(of: screen)): \(name)")
        } catch {}  // It is known, and wants more.
      }
    }
  }

  @Test func `To make the root touches no file`() throws {
    _ = app().accounts
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `In a session, all share the visited shops; in the next, they are read again`()
    async throws
  {
    let session = try await session(app())
    let (map, other) = (session.makeMapScreen(), session.makeMapScreen())
    #expect(map !== other, "screens are transient")
    #expect(try await !map.text().contains("★"))
    let shop = try #require(try await session.shops.shop("blue-door"))
    _ = try await session.makeDetailsScreen(of: shop).perform(Command("rate 4"))
    #expect(try await map.text().contains("Blue Door         54 m  ★★★★☆"))
    #expect(try await session.makeProfileScreen().text().contains("★★★★☆  Blue Door"))

    // What another program writes, a session that has read its visits does not see; the next does.
    let account = session.session.account.id
    _ = try await session.parent.visitStore.add(
      Rating(.one, on: .someday), note: nil, to: "blue-door", by: account)
    #expect(try await other.text().contains("Blue Door         54 m  ★★★★☆"))
    let next = SessionDependencies(parent: session.parent, session: session.session)
    #expect(try await next.makeMapScreen().text().contains("Blue Door         54 m  ★☆☆☆☆"))
  }

  @Test func `The cache of pictures lives as long as somebody looks at a shop`() async throws {
    let app = app()
    let session = try await session(app)
    let shop = try #require(try await session.shops.shop("blue-door"))
    weak var cache: AnyObject?
    do {
      let details = session.makeDetails(of: shop)
      cache = app.pictureCache
      _ = try await details.text()
      #expect(cache === session.pictures, "all look into the same one")
      #expect(app.pictureCache.count == 1)
      withExtendedLifetime(details) {}
    }
    #expect(cache == nil)
    #expect(app.pictureCache.count == 0, "the next one begins anew")
  }

  @Test func `Logging out ends the session and all of its screens`() async throws {
    let app = app()
    let onboarding = app.makeOnboardingScreen()
    weak var map: (any Screen)?
    do {
      guard case .open(let screen) = try await onboarding.perform(Command("signup ada")) else {
        return #expect(Bool(false), "it opens the map")
      }
      map = screen
      guard case .open(let profile) = try await screen.perform(Command("profile")) else {
        return #expect(Bool(false), "it opens the profile")
      }
      guard case .home = try await profile.perform(Command("logout")) else {
        return #expect(Bool(false), "it leads home")
      }
    }
    #expect(map == nil)
    #expect(try await app.accounts.currentSession() == nil)
    await #expect(throws: AccountError.logInFirst) {
      _ = try await onboarding.perform(Command("logout"))
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// The page in a real browser.
@Suite(.enabled(if: Browser.isAvailable, "no Chromium on this machine"), .serialized)
struct PageTests {
  @Test func `The first page is the coverage, app roots before others`() async throws {
    let page = try await open(.unchanged)
    #expect(try await page.text("h1") == "Coverage")
    #expect(try await page.texts("#features th") == ["List", "Row", "Details"])
    #expect(try await page.texts("#features tr:first-child td button") == ["●", "→", "○", "●"])
    #expect(
      try await page.texts("#roots .group") == [
        "The app's roots and scopes", "For development", "▸ For tests (1)",
      ])
    #expect(
      try await page.texts("#roots .root th") == [
        "AppDependencies", "SessionDependencies scope", "DevDependencies",
      ])
    #expect(try await page.texts("tfoot td.total") == ["3", "2", "2", "1"])
  }

  @Test func `A filter is typed, is part of the address and shows what fits`() async throws {
    let page = try await open(.unchanged)
    try await page.value("document.getElementById('filter').focus()")
    try await page.type("Row")
    #expect(try await page.texts("#features th") == ["Row"])
    #expect(try await page.value("document.activeElement.id") == "filter")
    #expect(try await page.value("location.hash") == "#/coverage?filter=Row")
  }

  @Test func `Rows sort by width, columns by reach, and only problems can stay`() async throws {
    let page = try await open(.unchanged)
    try await page.click("#sort-width")
    #expect(try await page.texts("#features td.total") == ["4", "3", "1"])
    #expect(try await page.value("document.querySelector('th.total').ariaSort") == "descending")
    try await page.click("#sort-reach")
    #expect(try await page.texts("tfoot td.total") == ["3", "2", "2", "1"])
    try await page.click("#problems")
    #expect(try await page.texts("#features th") == ["List", "Row", "Details"])
    let clean = try await open(.unchanged.without { $0.features[2].cells[0].state = .used })
    try await clean.click("#problems")
    #expect(try await clean.texts("#features th") == ["List", "Row"])
  }

  @Test func `A cell opens its chain from the root to the use, and Escape closes it`() async throws
  {
    let page = try await open(.unchanged)
    try await page.click("#features tr:first-child td:nth-of-type(2) button")
    let chain = try await page.text("#chain")
    for part in [
      "List hands on HasStore", "AppDependencies makes it, while somebody holds it",
      "SessionDependencies has it from its parent", "SessionDependencies hands it to List as",
      "List hands it on to Row", "Row uses it in body Sources/App.swift:31",
    ] {
      #expect(chain.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(part))
    }
    #expect(try await page.value("document.activeElement.id") == "chain")
    try await page.press("Escape")
    #expect(try await page.count("#chain") == 0)
  }

  @Test func `Links lead to one thing and back`() async throws {
    let page = try await open(.unchanged)
    try await page.click("thead .name a")
    #expect(try await page.text("h1") == "HasClock")
    #expect(try await page.texts(".columns h2") == ["Comes from", "3 features of 3", "Goes to"])
    #expect(try await page.text(".breaks").contains("Sources/App.swift:90"))
    try await page.click(".to a")
    #expect(try await page.text("h1") == "List")
    #expect(try await page.texts(".thing h3").contains("→ only hands on"))
    try await page.goBack()
    #expect(try await page.text("h1") == "HasClock")
    try await page.goBack()
    #expect(try await page.text("h1") == "Coverage")
  }

  @Test func `Every state is an address`() async throws {
    for (fragment, heading) in [
      ("#/roots", "Roots and lifetimes"), ("#/opens", "What opens what"),
      ("#/findings", "2 findings"), ("#/numbers", "Numbers"),
      ("#/changes", "1 feature needs something else than in main"), ("#/feature/App.Row", "Row"),
      ("#/root/App.SessionDependencies", "SessionDependencies"),
      ("#/slice/App.RowDependencies", "RowDependencies"),
      ("#/feature/None", "Nothing of that name"),
      ("#/%E0%A4%A", "Nothing of that name"),
    ] {
      let page = try await open(.sample, fragment)
      #expect(try await page.text("h1") == heading)
    }
  }

  @Test func `A comparison comes first and shows what was added, dropped and how wide`()
    async throws
  {
    let page = try await open(.sample)
    #expect(try await page.texts("td.added") == ["○\nadded"])
    #expect(try await page.texts("td.removed").count == 1)
    #expect(try await page.text("td.total") == "4 → 4")
  }

  @Test func `Findings alone: causes, and what follows from them in another colour`() async throws {
    let page = try await open(.sample, "#/findings")
    #expect(try await page.texts("tbody th") == ["List", "Row"])
    #expect(try await page.texts("thead .name") == ["HasPush"])
    #expect(try await page.count(".family") == 1)
    let colours = try await page.value(
      "['td.cause', 'td.follows'].map(s => getComputedStyle(document.querySelector(s)).backgroundColor)"
    )
    #expect(Set(colours.split(separator: "),")).count == 2)
  }

  @Test func `Keys alone reach the table, move in it and open a cell`() async throws {
    let page = try await open(.unchanged)
    try await page.press("Tab")
    #expect(try await page.value("document.activeElement.className") == "skip")
    let isInTable = "document.activeElement.matches('#features td button')"
    for _ in 0..<60 {
      if try await page.value(isInTable) == "true" { break }
      try await page.press("Tab")
    }
    func focused() async throws -> String {
      try await page.value("document.activeElement.ariaLabel")
    }
    #expect(try await focused() == "List uses HasClock")
    try await page.press("ArrowRight")
    #expect(try await focused() == "List hands on HasStore")
    try await page.press("ArrowDown")
    #expect(try await focused() == "Row uses HasStore")
    try await page.press("Enter")
    #expect(try await page.text("#chain h2") == "Row uses HasStore")
    try await page.press("Escape")
    try await page.press("/")
    #expect(try await page.value("document.activeElement.id") == "filter")
  }

  @Test(arguments: ["#/coverage", "#/findings", "#/provider/Core.HasClock", "#/feature/App.List"])
  func `Whatever can be operated has a name for a screen reader`(fragment: String) async throws {
    let page = try await open(.sample, fragment)
    let tree = try await page.accessibilityTree()
    let controls = tree.filter {
      ["button", "link", "checkbox", "searchbox", "textbox", "columnheader", "rowheader"]
        .contains($0.role)
    }
    #expect(controls.count > 5)
    #expect(controls.filter { $0.name.isEmpty }.map(\.role) == [])
    #expect(tree.contains { $0.role == "main" } && tree.contains { $0.role == "heading" })
  }

  @Test func `It is light or dark as the screen is, and prints without its controls`() async throws
  {
    let page = try await open(.unchanged)
    func paper() async throws -> String {
      try await page.value("getComputedStyle(document.body).backgroundColor")
    }
    try await page.emulate(dark: false)
    #expect(try await paper() == "rgb(255, 255, 255)")
    try await page.emulate(dark: true)
    #expect(try await paper() == "rgb(20, 24, 29)")
    try await page.emulate(paper: true)
    #expect(
      try await page.value("getComputedStyle(document.querySelector('.tools')).display") == "none")
    #expect(try await page.print().starts(with: Data("%PDF".utf8)))
  }

  @Test(arguments: [
    "<script>ran = 1</script>", "\"'&</title>", "]]>-->", "\u{2028}é\\u003c", "__proto__",
  ])
  func `A hostile name stays text`(name: String) async throws {
    let model = GraphModel.sample { "\($0)\(name)" }
    for fragment in ["#/coverage", "#/findings", "#/numbers", "#/changes", "#/roots"] {
      let page = try await open(model, fragment)
      #expect(try await page.value("typeof ran") == "undefined")
      #expect(try await page.value("document.scripts.length") == "2")
    }
    let page = try await open(model, "#/coverage")
    #expect(
      try await page.value("document.querySelector('thead .name').textContent")
        == "HasClock\(name)")
    try await page.click("thead .name a")
    #expect(try await page.value("document.querySelector('h1').textContent") == "HasClock\(name)")
  }

  @Test func `2,000 features roll up by module and open on request`() async throws {
    let page = try await open(.large(features: 2_000))
    #expect(try await page.count("#features .module") == 200)
    #expect(try await page.count("#features td button") == 0)
    try await page.click("#features .module button")
    #expect(try await page.count("#features tr:not(.module)") == 10)
    try await page.value("document.getElementById('filter').focus()")
    try await page.type("Screen1999")
    #expect(try await page.texts("#features th") == ["Screen1999"])
  }

  @Test func `Twenty features need no rolling up`() async throws {
    let page = try await open(.large(features: 20, providers: 20))
    #expect(try await page.count("#features tr") == 20)
  }

  @Test func `It loads nothing and needs no network`() async throws {
    let page = try await open(.sample)
    #expect(
      try await page.value("performance.getEntriesByType('resource').length") == "0")
    let text = GraphModel.sample.drawing(as: .html)
    #expect(
      !text.contains("http://") && !text.contains("https://") || text.contains("w3.org/2000/svg"))
  }

  private func open(_ model: GraphModel, _ fragment: String = "") async throws -> Page {
    let folder = Folder.ofThisRun.appending(path: "pages")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(UUID().uuidString).html")
    try Data(model.drawing(as: .html).utf8).write(to: file)
    let page = try await Browser.shared.value.page()
    try await page.open(file, fragment: fragment)
    try FileManager.default.removeItem(at: file)
    return page
  }
}

extension GraphModel {
  /// The sample without a comparison.
  static var unchanged: GraphModel { sample.without { $0.change = nil } }

  func without(_ change: (inout GraphModel) -> Void) -> GraphModel {
    var model = self
    change(&model)
    return model
  }
}

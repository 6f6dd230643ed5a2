/// The model as a page that needs nothing else: no network, no other file.
struct GraphPage {
  let model: GraphModel
  /// What it shows first, unless its address says otherwise.
  let focus: GraphFocus?

  var text: String {
    var page = Markup()
    page.writeRaw("<!doctype html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head") { head in
        head.writeRaw("<meta charset=\"utf-8\">\n")
        head.element(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.element(
          "meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
        head.element("meta", ["name": "generator", "content": "cake \(ToolVersion.current)"])
        head.element("title", text: "Dependencies")
        head.element("style") { $0.writeRaw(PageStyle.text + PageStyle.tables) }
      }
      html.element("body", ["data-start": start]) { body in
        body.element("a", ["class": "skip", "href": "#view"], text: "Skip to the content")
        body.element("header", ["id": "top"]) { _ in }
        body.element("main", ["id": "view", "tabindex": "-1"]) { main in
          main.element("noscript") { noscript in
            noscript.writeRaw(GraphSVG(model.cut(to: focus, capped: true)).text)
          }
        }
        body.element("div", ["id": "said", "role": "status", "class": "unseen"]) { _ in }
        body.element("script", ["type": "application/json", "id": "model"]) {
          $0.writeRaw(model.jsonInPage)
        }
        body.element("script") { $0.writeRaw("\"use strict\";\n" + PageScript.all) }
      }
    }
    return page.text
  }

  /// What the page itself brings may run; nothing else, and nothing is loaded.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private var start: String {
    switch focus {
    case .feature(let index): "#/feature/\(model.features[index].name)"
    case .provider(let index): "#/provider/\(model.providers[index].name)"
    case .root(let index): "#/root/\(model.roots[index].name)"
    case .slice(let index): "#/slice/\(model.slices[index].name)"
    case nil: model.change == nil ? "#/coverage" : "#/changes"
    }
  }
}

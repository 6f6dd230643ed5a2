public import Foundation

/// A page of a browser: what a person can do with it, and what they see.
public struct Page: Sendable {
  let browser: Browser
  let session: String

  @discardableResult
  func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], until event: String? = nil
  ) async throws -> JSONValue {
    try await browser.send(method, parameters, session, until: event)
  }

  /// Opens an address, to its end.
  public func open(_ address: URL, fragment: String = "") async throws {
    // Another page between, or a new fragment would be all that changes.
    try await send("Page.navigate", ["url": .string("about:blank")], until: "Page.loadEventFired")
    try await send(
      "Page.navigate", ["url": .string(address.absoluteString + fragment)],
      until: "Page.loadEventFired")
  }

  /// The value of an expression, as text; what it throws is an error here.
  @discardableResult
  public func value(_ expression: String) async throws -> String {
    let answer = try await send(
      "Runtime.evaluate",
      [
        "expression": .string("Promise.resolve(\(expression)).then(value => String(value))"),
        "awaitPromise": .bool(true), "returnByValue": .bool(true),
      ])
    let problem = answer["exceptionDetails"]["exception"]["description"].text
    guard problem.isEmpty else { throw Browser.Failure(description: problem) }
    return answer["result"]["value"].text
  }

  /// The text that a selector's first element shows; empty where there is none.
  public func text(_ selector: String) async throws -> String {
    try await value("(document.querySelector(`\(selector)`) || {}).innerText || ''")
  }

  public func texts(_ selector: String) async throws -> [String] {
    try await value(
      "[...document.querySelectorAll(`\(selector)`)].map(node => node.innerText).join('\\u0001')"
    ).split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init)
  }

  public func count(_ selector: String) async throws -> Int {
    Int(try await value("document.querySelectorAll(`\(selector)`).length")) ?? -1
  }

  /// Clicks, and waits until the page has come round.
  public func click(_ selector: String) async throws {
    try await value("document.querySelector(`\(selector)`).click()")
    try await settle()
  }

  public func goBack() async throws {
    try await value("history.back()")
    try await settle()
  }

  private func settle() async throws {
    try await value("new Promise(done => setTimeout(() => requestAnimationFrame(done), 60))")
  }

  /// Presses a key as a keyboard does, focus and all.
  public func press(_ key: String, text: String? = nil) async throws {
    let codes = [
      "Tab": 9.0, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
      "ArrowDown": 40,
    ]
    var parameters: [String: JSONValue] = [
      "type": .string("keyDown"), "key": .string(key), "code": .string(key),
      "windowsVirtualKeyCode": .number(codes[key] ?? 0),
    ]
    if let text = text ?? (key == "Enter" ? "\r" : nil) { parameters["text"] = .string(text) }
    try await send("Input.dispatchKeyEvent", parameters)
    parameters["type"] = .string("keyUp")
    parameters["text"] = nil
    try await send("Input.dispatchKeyEvent", parameters)
    try await settle()
  }

  public func type(_ text: String) async throws {
    for character in text { try await press(String(character), text: String(character)) }
  }

  /// Has the page believe in a dark screen, or in paper.
  public func emulate(dark: Bool = false, paper: Bool = false) async throws {
    try await send(
      "Emulation.setEmulatedMedia",
      [
        "media": .string(paper ? "print" : "screen"),
        "features": .array([
          .object([
            "name": .string("prefers-color-scheme"), "value": .string(dark ? "dark" : "light"),
          ])
        ]),
      ])
  }

  /// Roles and names of all that a screen reader is told of.
  public func accessibilityTree() async throws -> [(role: String, name: String)] {
    let tree = try await send("Accessibility.getFullAXTree")
    return tree["nodes"].elements.filter { $0["ignored"] != .bool(true) }
      .map { ($0["role"]["value"].text, $0["name"]["value"].text) }
  }

  /// The page printed, as a PDF.
  public func print() async throws -> Data {
    let answer = try await send("Page.printToPDF", ["landscape": .bool(true)])
    return Data(base64Encoded: answer["data"].text) ?? Data()
  }

  /// A picture of so many pixels of it, as a PNG.
  public func picture(width: Int, height: Int) async throws -> Data {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(1), "mobile": .bool(false),
      ])
    try await settle()
    let answer = try await send("Page.captureScreenshot", ["format": .string("png")])
    return Data(base64Encoded: answer["data"].text) ?? Data()
  }
}

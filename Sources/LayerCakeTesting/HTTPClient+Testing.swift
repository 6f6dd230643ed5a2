public import LayerCakeHTTP

extension HTTPClient {
  /// Returns a client that fails the test when a request is sent.
  ///
  /// For a test that expects requests, there is ``ScriptedHTTP``.
  public static func unimplemented(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> HTTPClient {
    HTTPClient(
      send: LayerCakeTesting.unimplemented(
        "HasHTTP.http.send", fileID: fileID, file: file, line: line))
  }
}

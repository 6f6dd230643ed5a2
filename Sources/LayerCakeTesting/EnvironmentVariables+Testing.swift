public import LayerCakeEffects

extension EnvironmentVariables {
  /// Returns environment variables that fail the test when one of them is read.
  ///
  /// For a test that needs some, there is `EnvironmentVariables(["NAME": "value"])`.
  public static func unimplemented(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> EnvironmentVariables {
    EnvironmentVariables(
      value: LayerCakeTesting.unimplemented(
        "HasEnvironment.environment.value", fileID: fileID, file: file, line: line))
  }
}

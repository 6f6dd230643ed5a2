public import LayerCakeEffects

extension KeyValueStore {
  /// Returns a store that fails the test when it is read or changed.
  ///
  /// For a test that needs one, there is `KeyValueStore.inMemory()`.
  public static func unimplemented(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) -> KeyValueStore {
    KeyValueStore(
      data: LayerCakeTesting.unimplemented(
        "HasKeyValueStore.keyValueStore.data", fileID: fileID, file: file, line: line),
      setData: LayerCakeTesting.unimplemented(
        "HasKeyValueStore.keyValueStore.setData", fileID: fileID, file: file, line: line),
      remove: LayerCakeTesting.unimplemented(
        "HasKeyValueStore.keyValueStore.remove", fileID: fileID, file: file, line: line),
      keys: LayerCakeTesting.unimplemented(
        "HasKeyValueStore.keyValueStore.keys", fileID: fileID, file: file, line: line))
  }
}

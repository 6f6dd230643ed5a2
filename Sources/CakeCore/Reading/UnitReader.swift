import CIndexStore

/// Reads the units of a store: one for each compiled Swift file, those of systems left out.
struct UnitReader: Sendable {
  private let library: IndexStoreLibrary
  private let store: OpenStore

  init(_ library: IndexStoreLibrary, _ store: OpenStore) {
    self.library = library
    self.store = store
  }

  /// The names of all units, in order.
  func names() -> [String] {
    final class Names { var all: [String] = [] }
    let names = Names()
    let context = Unmanaged.passUnretained(names).toOpaque()
    _ = library.functions.store_units_apply_f(store.pointer, 1, context) {
      Unmanaged<Names>.fromOpaque($0!).takeUnretainedValue().all.append($1.string)
      return true
    }
    return names.all.sorted()
  }

  /// - Parameters:
  ///   - number: Which of the units it is.
  ///   - stamp: What its file looks like.
  func read(_ name: String, number: Int, _ stamp: FileStamp) throws(CakeError) -> UnitSource {
    let functions = library.functions
    let (reader, error) = library.describing {
      functions.unit_reader_create(store.pointer, name, $0)
    }
    guard let reader else { throw .unitUnreadable(unit: name, reason: error) }
    defer { functions.unit_reader_dispose(reader) }
    guard !functions.unit_reader_is_system_unit(reader),
      functions.unit_reader_has_main_file(reader)
    else { return .other }
    let directory = functions.unit_reader_get_working_dir(reader).string
    let mainFile = absolute(functions.unit_reader_get_main_file(reader).string, in: directory)
    guard mainFile.hasSuffix(".swift") else {
      return mainFile.hasSuffix(".m") || mainFile.hasSuffix(".mm") ? .objectiveC(mainFile) : .other
    }
    // The system would take such a path for that of a folder above.
    if mainFile.utf8.contains(0) {
      throw .unitUnreadable(unit: name, reason: "its source file has no name")
    }
    return .swift(
      StoreUnit(
        name: name, number: number, module: functions.unit_reader_get_module_name(reader).string,
        mainFile: mainFile,
        output: absolute(functions.unit_reader_get_output_file(reader).string, in: directory),
        record: record(of: mainFile, reader, directory), stamp: stamp))
  }

  private func record(
    of mainFile: String, _ reader: indexstore_unit_reader_t, _ directory: String
  ) -> String? {
    final class Search {
      let functions: cake_indexstore_functions
      var records: [(file: String, name: String)] = []
      init(_ functions: cake_indexstore_functions) { self.functions = functions }
    }
    let search = Search(library.functions)
    let context = Unmanaged.passUnretained(search).toOpaque()
    _ = library.functions.unit_reader_dependencies_apply_f(reader, context) {
      let search = Unmanaged<Search>.fromOpaque($0!).takeUnretainedValue()
      let functions = search.functions
      if functions.unit_dependency_get_kind($1!) == 2, !functions.unit_dependency_is_system($1!) {
        search.records.append(
          (
            functions.unit_dependency_get_filepath($1!).string,
            functions.unit_dependency_get_name($1!).string
          ))
      }
      return true
    }
    return search.records.first { absolute($0.file, in: directory) == mainFile }?.name
  }

  /// The path as everybody else writes it: a build that stands in a folder of its own can name
  /// sources by steps up from there.
  private func absolute(_ path: String, in directory: String) -> String {
    Folder.withoutSteps(Folder.isAbsolute(path) ? path : Folder(directory).path(of: path))
  }
}

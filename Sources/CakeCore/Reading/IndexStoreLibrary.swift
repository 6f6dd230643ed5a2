import CIndexStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The toolchain's `libIndexStore`, opened at run time and kept open for the life of the process.
///
/// Sendable because the table is written once, before the initialiser returns, and the functions
/// in it may be called from any thread.
struct IndexStoreLibrary: @unchecked Sendable {
  let functions: cake_indexstore_functions

  init(path: String) throws(CakeError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .libraryUnusable(path: path, reason: Self.linkerMessage())
    }
    var table = cake_indexstore_functions()
    var missing: String?
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      guard let symbol = dlsym(handle, "indexstore_" + name) else {
        missing = missing ?? "indexstore_" + name
        return nil
      }
      return unsafeBitCast(symbol, to: Optional<Function>.self)
    }
    func set<Function>(
      _ field: WritableKeyPath<cake_indexstore_functions, Function?>, _ name: String
    ) {
      table[keyPath: field] = find(name, Function.self)
    }
    set(\.format_version, "format_version")
    set(\.error_get_description, "error_get_description")
    set(\.error_dispose, "error_dispose")
    set(\.store_create, "store_create")
    set(\.store_dispose, "store_dispose")
    set(\.store_units_apply_f, "store_units_apply_f")
    set(\.unit_reader_create, "unit_reader_create")
    set(\.unit_reader_dispose, "unit_reader_dispose")
    set(\.unit_reader_is_system_unit, "unit_reader_is_system_unit")
    set(\.unit_reader_has_main_file, "unit_reader_has_main_file")
    set(\.unit_reader_get_main_file, "unit_reader_get_main_file")
    set(\.unit_reader_get_module_name, "unit_reader_get_module_name")
    set(\.unit_reader_get_working_dir, "unit_reader_get_working_dir")
    set(\.unit_reader_get_output_file, "unit_reader_get_output_file")
    set(\.unit_reader_dependencies_apply_f, "unit_reader_dependencies_apply_f")
    set(\.unit_dependency_get_kind, "unit_dependency_get_kind")
    set(\.unit_dependency_is_system, "unit_dependency_is_system")
    set(\.unit_dependency_get_filepath, "unit_dependency_get_filepath")
    set(\.unit_dependency_get_name, "unit_dependency_get_name")
    set(\.record_reader_create, "record_reader_create")
    set(\.record_reader_dispose, "record_reader_dispose")
    set(\.record_reader_symbols_apply_f, "record_reader_symbols_apply_f")
    set(\.record_reader_occurrences_apply_f, "record_reader_occurrences_apply_f")
    set(\.symbol_get_kind, "symbol_get_kind")
    set(\.symbol_get_subkind, "symbol_get_subkind")
    set(\.symbol_get_properties, "symbol_get_properties")
    set(\.symbol_get_name, "symbol_get_name")
    set(\.symbol_get_usr, "symbol_get_usr")
    set(\.occurrence_get_symbol, "occurrence_get_symbol")
    set(\.occurrence_get_roles, "occurrence_get_roles")
    set(\.occurrence_get_line_col, "occurrence_get_line_col")
    set(\.occurrence_relations_apply_f, "occurrence_relations_apply_f")
    set(\.symbol_relation_get_roles, "symbol_relation_get_roles")
    set(\.symbol_relation_get_symbol, "symbol_relation_get_symbol")
    if let missing {
      throw .libraryUnusable(path: path, reason: "it has no function '\(missing)'")
    }
    functions = table
  }

  private static func linkerMessage() -> String {
    dlerror().map { String(cString: $0) } ?? "it can't be opened"
  }
}

extension IndexStoreLibrary {
  /// Calls `body` with a place for an error, and hands over its description if it was filled in.
  func describing<Result>(
    _ body: (UnsafeMutablePointer<indexstore_error_t?>) -> Result
  ) -> (result: Result, error: String) {
    var error: indexstore_error_t?
    let result = body(&error)
    guard let error else { return (result, "") }
    let text = functions.error_get_description(error).map { String(cString: $0) } ?? ""
    functions.error_dispose(error)
    return (result, text)
  }
}

extension indexstore_string_ref_t {
  var string: String {
    guard let data else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}

import CIndexStore
import Foundation

/// What the compiler said of source files, as it leaves it beside their objects: the toolchain's
/// `libclang` reads it, which is opened when it is first needed.
final class SerializedDiagnostics {
  private let library: String
  private lazy var functions = open()

  /// - Parameter indexStore: The toolchain's `libIndexStore`, beside which `libclang` lies.
  init(beside indexStore: String) {
    let place = URL(fileURLWithPath: indexStore)
    library =
      place.deletingLastPathComponent()
      .appendingPathComponent("libclang.\(place.pathExtension)").path
  }

  /// Whether a file tells of errors; false for what is no such file, and where nobody can read it.
  func tellOfErrors(at path: String) -> Bool {
    guard let functions else { return false }
    var status: Int32 = 0
    var message = cake_clang_string_t()
    guard let said = functions.load(path, &status, &message) else {
      functions.string_dispose(message)
      return false
    }
    defer { functions.set_dispose(said) }
    return (0..<functions.count(said)).contains { index in
      guard let diagnostic = functions.get(said, index) else { return false }
      defer { functions.dispose(diagnostic) }
      return functions.severity(diagnostic) >= 3
    }
  }

  private func open() -> cake_diagnostics_functions? {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, "clang_" + name).map { unsafeBitCast($0, to: type) }
    }
    var found = cake_diagnostics_functions()
    func set<Function>(
      _ field: WritableKeyPath<cake_diagnostics_functions, Function?>, _ name: String
    ) -> Bool {
      found[keyPath: field] = find(name, Function.self)
      return found[keyPath: field] != nil
    }
    let isWhole =
      set(\.load, "loadDiagnostics") && set(\.string_dispose, "disposeString")
      && set(\.count, "getNumDiagnosticsInSet") && set(\.get, "getDiagnosticInSet")
      && set(\.severity, "getDiagnosticSeverity") && set(\.dispose, "disposeDiagnostic")
      && set(\.set_dispose, "disposeDiagnosticSet")
    return isWhole ? found : nil
  }
}

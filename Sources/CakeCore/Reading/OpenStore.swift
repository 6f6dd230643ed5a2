import CIndexStore

/// A store that several threads read.
///
/// Sendable because libIndexStore's readers only read the store's path through the pointer.
final class OpenStore: @unchecked Sendable {
  let pointer: indexstore_t
  private let library: IndexStoreLibrary

  init(_ path: String, _ library: IndexStoreLibrary) throws(CakeError) {
    let (opened, error) = library.describing { library.functions.store_create(path, $0) }
    guard let pointer = opened else { throw .storeUnreadable(path: path, reason: error) }
    self.pointer = pointer
    self.library = library
  }

  deinit { library.functions.store_dispose(pointer) }
}

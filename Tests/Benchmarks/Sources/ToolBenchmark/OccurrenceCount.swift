import BenchmarkSupport
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Counts what an index store holds with the toolchain's own library and nothing of the tool, so
/// that a faster reader can't also change the denominator.
struct OccurrenceCount {
  let store: URL

  private typealias Create =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias CreateReader =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias Visit =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Bool
  private typealias VisitAll =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Visit) -> Bool
  private typealias Dispose = @convention(c) (OpaquePointer) -> Void

  /// The occurrences in all source files, not those in the interfaces of system modules.
  func count() throws -> Int {
    let library = try library()
    let create = try function("indexstore_store_create", in: library, as: Create.self)
    let dispose = try function("indexstore_store_dispose", in: library, as: Dispose.self)
    let open = try function(
      "indexstore_record_reader_create", in: library, as: CreateReader.self)
    let visit = try function(
      "indexstore_record_reader_occurrences_apply_f", in: library, as: VisitAll.self)
    let close = try function(
      "indexstore_record_reader_dispose", in: library, as: Dispose.self)
    guard let opened = create(store.filePath, nil) else { throw StoreFailure(path: store.filePath) }
    defer { dispose(opened) }
    var count = 0
    for record in try records() {
      guard let reader = open(opened, record, nil) else { throw StoreFailure(path: record) }
      defer { close(reader) }
      // False means only that the record is empty.
      _ = visit(reader, &count) { context, _ in
        context!.assumingMemoryBound(to: Int.self).pointee += 1
        return true
      }
    }
    return count
  }

  /// Names of records, which are those of their files with a hash: `Model.swift-2J838H7WMNYCV`.
  private func records() throws -> [String] {
    let folder = store.appending(path: "v5/records")
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.filePath).flatMap { part in
      try manager.contentsOfDirectory(atPath: folder.appending(path: part).filePath)
        .filter { $0.contains(".swift-") }
    }
  }

  /// The library lies beside the folder of the compiler's own runtime libraries.
  private func library() throws -> UnsafeMutableRawPointer {
    struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let answer = try Command("swiftc", ["-print-target-info"]).measure().output
    let target = try JSONDecoder().decode(Target.self, from: answer)
    let folder = URL(filePath: target.paths.runtimeResourcePath).deletingLastPathComponent()
    #if canImport(Darwin)
      let file = folder.appending(path: "libIndexStore.dylib")
    #else
      let file = folder.appending(path: "libIndexStore.so")
    #endif
    guard let library = dlopen(file.filePath, RTLD_LAZY | RTLD_LOCAL) else {
      throw StoreFailure(path: file.filePath)
    }
    return library
  }

  private func function<Function>(
    _ name: String, in library: UnsafeMutableRawPointer, as type: Function.Type
  ) throws -> Function {
    guard let address = dlsym(library, name) else { throw StoreFailure(path: name) }
    return unsafeBitCast(address, to: type)
  }
}

/// The store or its library can't be read.
struct StoreFailure: Error, CustomStringConvertible {
  let path: String

  var description: String { "'\(path)' can't be opened to count occurrences" }
}

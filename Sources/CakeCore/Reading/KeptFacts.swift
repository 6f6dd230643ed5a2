import Dispatch
import Foundation
import Synchronization

/// What was read of a store before, kept in the build folder beside what proofs keep there.
///
/// A unit is the one that was read if its file looks the same from outside, inode and times of change
/// included, and was settled when it was read: written clearly before. A record's name says what is in
/// it, and its file has to look the same all the same. What is kept is read as facts only if its
/// checksum is right and nothing in it leads out of it; everything else is read anew.
///
/// Units are spread over some files by their names, so that little is written where little has changed.
final class KeptFacts: Sendable {
  private let folder: String
  private let reader: UniqueName
  private let shards: [KeptShard?]
  /// From here on, what is written to has a time of change that is this or later.
  private let began = FileStamp.now

  /// Nil for a store outside of the build folder, which is somebody else's, and for one so small that
  /// to read it takes no time.
  init?(_ options: CheckOptions, store: String, library: String, units: Int) {
    guard units >= options.leastKept, let place = KeptFolder(options, store: store) else {
      return nil
    }
    var identity = ContentHash()
    ToolIdentity.add(to: &identity)
    ToolIdentity.add(library, to: &identity)
    identity.add(place.store)
    reader = UniqueName(identity)
    folder = place.path(of: "facts")
    // Some megabytes each in the largest stores, and a hundred units in the others.
    var count = 1
    while count < 64, count * 100 < units { count *= 2 }
    let (folder, reader, shardCount) = (folder, reader, count)
    shards =
      (try? SharedWork.values(count, jobs: options.jobs) {
        { KeptShard("\(folder)/\($0)-\(shardCount)", reader: reader, shard: $0, of: shardCount) }
      }) ?? []
  }

  /// Where a unit is kept: the file, and its number there.
  struct Place: Sendable {
    fileprivate var shard: KeptShard
    fileprivate var entry: Int

    /// What the unit says, if its file looks as it did.
    func source(of unit: String, _ stamp: FileStamp, number: Int) -> UnitSource? {
      guard shard.stamp(of: entry) == stamp else { return nil }
      return shard.source(of: entry, named: unit, number: number)
    }

    /// What a record says, whether or not the unit that names it is as it was.
    func facts(of record: String, _ stamp: FileStamp) -> RecordFacts? {
      shard.has(record, stamp, in: entry) ? shard.facts(of: entry) : nil
    }
  }

  func place(of unit: String) -> Place? {
    guard let shard = shards[shard(of: unit)], let entry = shard.entry(of: unit) else { return nil }
    return Place(shard: shard, entry: entry)
  }

  private func shard(of unit: String) -> Int { UniqueName(unit).start & (shards.count - 1) }
}

extension KeptFacts {
  private static let writing = DispatchGroup()
  /// How many files this process has begun to write.
  private static let written = Atomic(0)

  /// Waits until what is to be kept is written.
  static func finish() { writing.wait() }

  /// Writes the files with news, beside what goes on: whoever reads them sees the old or the new one.
  /// What can't be written is read again next time.
  func save(_ items: [KeptItem]) {
    var changed: Set<Int> = []
    var found = shards.map { _ in 0 }
    for item in items {
      if item.place != nil { found[shard(of: item.name)] += 1 }
      if item.isNews(at: began) { changed.insert(shard(of: item.name)) }
    }
    // What is no more goes.
    changed.formUnion(shards.indices.filter { found[$0] < shards[$0]?.count ?? 0 })
    guard !changed.isEmpty else { return }
    var parts: [Int: [KeptItem]] = [:]
    for item in items where changed.contains(shard(of: item.name)) {
      parts[shard(of: item.name), default: []].append(item)
    }
    DispatchQueue.global().async(group: Self.writing) { [parts] in
      guard self.prepare() else { return }
      for (shard, items) in parts where !self.write(items, in: shard) { return }
    }
  }

  private func write(_ items: [KeptItem], in shard: Int) -> Bool {
    let settled = items.filter { $0.isSettled(at: began) }
      .map { item in
        var item = item
        if item.record?.isSettled(at: began) == false { item.record = nil }
        return item
      }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let file = "\(folder)/\(shard)-\(shards.count)"
    guard let bytes = KeptItem.bytes(of: settled, reader: reader, shard: shard, of: shards.count)
    else { return true }
    return Replacement.put(
      UnsafeRawBufferPointer(start: bytes.base, count: bytes.count), at: file,
      through: "\(folder)/new-\(getpid())-\(Self.written.add(1, ordering: .relaxed).newValue)")
  }

  /// Makes the folder, and takes away what nobody reads any more: files of another number, and what
  /// was being written when its writer was killed.
  private func prepare() -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { return false }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let parts = name.split(separator: "-")
      guard parts.count > 1, parts.count == 3 || parts[1] != "\(shards.count)" else { continue }
      if parts[0] == "new", let process = pid_t(parts[1]), kill(process, 0) == 0 || errno != ESRCH {
        continue
      }
      unlink("\(folder)/\(name)")
    }
    return true
  }
}

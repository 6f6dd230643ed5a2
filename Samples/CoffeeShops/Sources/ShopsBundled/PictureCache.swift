public import ShopsInterface
import Synchronization

/// The pictures that were asked for, decoded once each.
public final class PictureCache: PictureCaching {
  private let files: [String: String]
  private let pictures = Mutex<[String: Picture]>([:])

  /// A cache of the bundled pictures.
  public convenience init() {
    self.init(files: bundledPictures)
  }

  /// A cache of other pictures: plain PBM files, by name.
  public init(files: [String: String]) {
    self.files = files
  }

  /// How many pictures it holds.
  public var count: Int { pictures.withLock { $0.count } }

  public func picture(named name: String) throws -> Picture {
    try pictures.withLock { pictures in
      if let picture = pictures[name] { return picture }
      guard let file = files[name] else { throw NoSuchPicture(name: name) }
      let picture = try Bitmap(plainPBM: file).picture
      pictures[name] = picture
      return picture
    }
  }
}

/// There is no picture of this name.
public struct NoSuchPicture: Error, Hashable, CustomStringConvertible {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public var description: String { "there is no picture '\(name)'" }
}

/// Provides the cache of pictures. Hold what you get for as long as you show some.
public protocol HasPictures {
  var pictures: any PictureCaching { get }
}

/// A picture, drawn with characters.
public struct Picture: Hashable, Sendable {
  public var lines: [String]

  public init(lines: [String]) {
    self.lines = lines
  }
}

/// A cache of pictures: each is made once, until the cache goes.
public protocol PictureCaching: AnyObject, Sendable {
  /// Returns a picture, which is made if it isn't there yet.
  func picture(named name: String) throws -> Picture
}

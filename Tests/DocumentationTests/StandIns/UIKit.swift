// A stand-in for UIKit's public interface, as far as the documentation shows it, for platforms that have
// no UIKit. Written for these pages; it shows nothing.

public import Foundation

@MainActor open class UIViewController {
  public init() {}
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
}

@MainActor open class UINavigationController: UIViewController {
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

@MainActor public final class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { fatalError("a stand-in shows nothing") }
}

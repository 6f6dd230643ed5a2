// A stand-in for UIKit's public interface, as far as the documentation shows it, for platforms that have
// no UIKit. Written for these pages; it shows nothing.

@MainActor open class UIViewController {
  public init() {}
  open func viewDidLoad() {}
}

@MainActor open class UINavigationController: UIViewController {
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

@MainActor public final class UIStoryboard {
  public init(name: String) {}
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String
  ) -> Controller? { nil }
}

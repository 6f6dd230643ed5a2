/// A root with a parent: what lives only inside it is its own, everything else is the parent's.
///
/// A scope forwards each of its parent's providers by one constrained extension, written once,
/// beside the provider protocol:
///
/// ```swift
/// extension HasGitHub where Self: DependencyScope, Parent: HasGitHub {
///   var gitHub: GitHub { parent.gitHub }
/// }
/// ```
///
/// A scope then names what it provides, and the compiler checks that its parent can:
///
/// ```swift
/// struct SessionDependencies: DependencyScope, HasGitHub, HasSession {
///   let parent: AppDependencies
///   let session: Session
/// }
/// ```
///
/// Store the parent in a `let`. What is forwarded costs one call for each scope on the way, and what the
/// scope stores lives as long as the scope. Don't conform where nothing lives only inside: hand on the
/// parent. A scope that needs closing is a ``ClosableRoot`` as well.
public protocol DependencyScope {
  /// The root, or the scope, that this scope was entered from.
  associatedtype Parent

  /// The dependencies that this scope forwards to.
  var parent: Parent { get }
}

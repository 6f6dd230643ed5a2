// Documentation shows how it is written; a comment that mentions it hides nothing either.
protocol HasClock { var clock: Int { get } }

/// cake:ignore unused-need HasClock - an example
/// // cake:ignore unused-need HasClock - another
typealias ReposDependencies = HasClock

/** cake:ignore unused-need HasClock - an example */
func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }

// Before: // cake:ignore unused-need HasClock - the old way
// See cake:ignore, or cake:ignored.
/* Commented out:
// cake:ignore unused-need HasClock - it is in a comment already
*/

// The initialiser reads what it wants and keeps only the value, not the dependencies.
protocol HasUser { var user: Int { get } }
protocol HasFlags { var flags: [Int] { get } }
protocol HasTheme { var theme: Int { get } }

typealias ProfileDependencies = HasUser & HasFlags & HasTheme  // expect: unused-need HasTheme

struct ProfileModel {
  let user: Int
  private let isNew: Bool

  init(_ dependencies: any ProfileDependencies) {
    user = dependencies.user
    isNew = dependencies.flags.isEmpty
  }
}

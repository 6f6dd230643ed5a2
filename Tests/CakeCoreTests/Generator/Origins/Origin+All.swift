extension Origin {
  static let all: [Origin] =
    members + inherited + parameters + generics + wrapped + containers + pieces + concurrent
}

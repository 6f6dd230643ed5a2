/// Provides who is logged in.
protocol HasSessions {
  var sessions: SessionStore { get }
}

/// Provides what was written down.
protocol HasJournal {
  var journal: Journal { get }
}

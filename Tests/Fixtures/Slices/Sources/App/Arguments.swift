import Core

/// Made with values, interfaces and something that nobody uses.
struct DetailModel {
  let track: Track
  let player: Player

  func start() { player.play(track) }
}

final class EditModel {
  private let store: any Storing
  let search: any Searching
  private let track: Track
  private let formatter: Formatter
  private weak var listener: (any Telling)?
  private var player: Player
  private let undo: (any Storing)?

  init(
    store: any Storing, search: any Searching, track: Track, formatter: Formatter,
    listener: any Telling, player: Player, undo: (any Storing)?, logger: any Searching
  ) {
    self.store = store
    self.search = search
    self.track = track
    self.formatter = formatter
    self.listener = listener
    self.player = player
    self.undo = undo
  }

  func save() {
    undo?.save(track)
    store.save(track)
    listener?.tell(formatter.text(track))
  }
  func use(_ player: Player) { self.player = player }
  func play() { player.play(track) }
}

/// Reads what the model itself does not.
func words(_ model: EditModel, _ detail: DetailModel) async throws -> [Track] {
  try await model.search.tracks(detail.track.title)
}

func edit(_ track: Track, _ root: AppDependencies, _ listener: any Telling) -> EditModel {
  EditModel(
    store: root.store, search: root.search, track: track, formatter: .plain, listener: listener,
    player: root.player, undo: nil, logger: root.search)
}

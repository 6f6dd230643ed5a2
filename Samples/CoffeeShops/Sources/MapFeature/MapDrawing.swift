import ScreenInterface
import ShopsInterface
import VisitsInterface

/// The map as text, with a list of what is on it.
struct MapDrawing: CustomStringConvertible {
  let model: MapModel
  let markers: [Marker]
  let style: Style

  var description: String {
    let border = "+" + String(repeating: "-", count: MapModel.columns) + "+"
    let lines = cells.map { "|" + $0.joined() + "|" }
    let scale = "one column is \(Int(model.metersPerColumn)) m, x is the market square"
    return ([border] + lines + [border, scale] + legend).joined(separator: "\n")
  }

  /// The nearer of two shops that share a cell is the one that is drawn.
  private var cells: [[String]] {
    let row = Array(repeating: " ", count: MapModel.columns)
    var cells = Array(repeating: row, count: MapModel.rows)
    func draw(_ text: String, at place: Place) {
      let corner = model.area.southWest
      let column = Int((place.east - corner.east) / model.metersPerColumn)
      let row = MapModel.rows - 1 - Int((place.north - corner.north) / model.metersPerRow)
      // A place at the very edge may round beyond it.
      if cells.indices.contains(row), cells[row].indices.contains(column) {
        cells[row][column] = text
      }
    }
    if model.area.contains(.marketSquare) { draw("x", at: .marketSquare) }
    for marker in markers.reversed() {
      draw(paint("\(marker.label)", marker), at: marker.shop.place)
    }
    return cells
  }

  private var legend: [String] {
    if markers.isEmpty { return ["no coffee in sight"] }
    let width = markers.map(\.shop.name.count).max() ?? 0
    return markers.map { marker in
      let meters = "\(Int(marker.shop.place.distance(to: .marketSquare).rounded())) m"
      let distance = String(repeating: " ", count: max(0, 6 - meters.count)) + meters
      let stars = marker.stars.map { paint("\($0)", marker) } ?? "not visited"
      return "\(paint("\(marker.label)", marker))  \(marker.shop.name.padded(to: width))"
        + "  \(distance)  \(stars)"
    }
  }

  /// The colour tells the rating: red to avoid, yellow to pass, green to go back to.
  private func paint(_ text: String, _ marker: Marker) -> String {
    switch marker.stars {
    case nil: text
    case .one, .two: style.paint(text, .red)
    case .three: style.paint(text, .yellow)
    case .four, .five: style.paint(text, .green)
    }
  }
}

/// Words that names are made of.
enum Words {
  static let domains = [
    "Account", "Address", "Alert", "Album", "Archive", "Audio", "Auction", "Badge", "Banner",
    "Basket", "Billing", "Booking", "Brand", "Budget", "Calendar", "Campaign", "Catalog", "Chart",
    "Chat", "Checkout", "City", "Claim", "Comment", "Company", "Contact", "Contest", "Coupon",
    "Course", "Customer", "Delivery", "Device", "Document", "Donation", "Download", "Draft",
    "Event", "Expense", "Family", "Favorite", "Feedback", "Finance", "Fleet", "Flight", "Forum",
    "Friend", "Gallery", "Game", "Garage", "Garden", "Gift", "Goal", "Group", "Health", "History",
    "Hotel", "Identity", "Image", "Insurance", "Inventory", "Invoice", "Journal", "Journey",
    "Kitchen", "Library", "License", "Loan", "Location", "Loyalty", "Mail", "Map", "Market",
    "Media", "Member", "Menu", "Message", "Mission", "Music", "News", "Note", "Offer", "Order",
    "Parcel", "Payment", "Phone", "Photo", "Place", "Playlist", "Podcast", "Policy", "Price",
    "Privacy", "Product", "Profile", "Project", "Quiz", "Rating", "Receipt", "Recipe", "Refund",
    "Rental", "Report", "Review", "Reward", "Room", "Route", "Safety", "Sale", "Schedule",
    "School", "Search", "Seat", "Security", "Session", "Shipment", "Shop", "Signal", "Sport",
    "Stock", "Story", "Survey", "Team", "Ticket", "Timeline", "Topic", "Track", "Travel",
    "Trip", "Vehicle", "Video", "Visit", "Voucher", "Wallet", "Weather", "Wish", "Workout",
  ]

  static let screens = [
    "Summary", "List", "Detail", "Editor", "Picker", "Filter", "Finder", "Overview", "Settings",
    "Import", "Export", "Compare", "Preview", "Share", "Welcome", "Help", "Upload", "Dashboard",
    "Composer", "Viewer", "Planner", "Checker", "Sorter", "Browser",
  ]

  /// Roles of providers, each with the shape of its interface.
  static let roles: [(name: String, shape: Provider.Shape)] = [
    ("Store", .store), ("Client", .client), ("Tracker", .tracker), ("Formatter", .formatter),
    ("Cache", .store), ("Service", .client), ("Monitor", .tracker), ("Renderer", .formatter),
    ("Ledger", .store), ("Gateway", .client), ("Recorder", .tracker), ("Labeler", .formatter),
    ("Index", .store), ("Loader", .client), ("Counter", .tracker), ("Writer", .formatter),
  ]
}

/// Hands out each name once; later askers get a number behind theirs.
struct UniqueNames {
  private var taken: [String: Int] = [:]

  mutating func take(_ name: String) -> String {
    let count = taken[name, default: 0] + 1
    taken[name] = count
    return count == 1 ? name : take("\(name)\(count)")
  }
}

extension String {
  /// The name of a property that holds a value of the type of this name.
  var property: String { prefix(1).lowercased() + dropFirst() }
}

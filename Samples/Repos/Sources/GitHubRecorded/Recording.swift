public import Foundation

/// What GitHub answers, frozen: an invented organisation in the words of GitHub's interface.
///
/// It is source text rather than a resource, so that the built program is one file that runs from
/// wherever you put it.
public enum Recording {
  public static let organization = "bakery"

  /// When it was recorded: 2025-11-21T09:30:00Z. The ages in the table count from here.
  public static let date = Date(timeIntervalSince1970: 1_763_717_400)

  static let repos = #"""
    [
      {
        "id": 1001, "name": "croissant-kit", "full_name": "bakery/croissant-kit",
        "html_url": "https://github.com/bakery/croissant-kit",
        "description": "Lamination in eighty-one layers", "archived": false,
        "pushed_at": "2025-11-21T07:12:45Z"
      },
      {
        "id": 1002, "name": "flour-mill", "full_name": "bakery/flour-mill",
        "html_url": "https://github.com/bakery/flour-mill",
        "description": "Grinds grain; replaced by bulk delivery", "archived": true,
        "pushed_at": "2023-02-14T16:40:00Z"
      },
      {
        "id": 1003, "name": "oven", "full_name": "bakery/oven",
        "html_url": "https://github.com/bakery/oven",
        "description": "Keeps the temperature, tells when it can't", "archived": false,
        "pushed_at": "2025-11-21T09:29:30Z"
      },
      {
        "id": 1004, "name": "price-tags", "full_name": "bakery/price-tags",
        "html_url": "https://github.com/bakery/price-tags",
        "description": null, "archived": false,
        "pushed_at": "2024-10-05T11:00:00Z"
      },
      {
        "id": 1005, "name": "proofing-timer", "full_name": "bakery/proofing-timer",
        "html_url": "https://github.com/bakery/proofing-timer",
        "description": "Rings when the dough has doubled", "archived": false,
        "pushed_at": "2025-11-21T09:24:10Z"
      },
      {
        "id": 1006, "name": "rye-starter", "full_name": "bakery/rye-starter",
        "html_url": "https://github.com/bakery/rye-starter",
        "description": "Feeding plan for Größte Liebe, 14 years old", "archived": false,
        "pushed_at": "2025-10-02T05:15:00Z"
      },
      {
        "id": 1007, "name": "shop-window", "full_name": "bakery/shop-window",
        "html_url": "https://github.com/bakery/shop-window",
        "description": "The website", "archived": false,
        "pushed_at": "2025-11-19T08:00:00Z"
      },
      {
        "id": 1008, "name": "wedding-cakes", "full_name": "bakery/wedding-cakes",
        "html_url": "https://github.com/bakery/wedding-cakes",
        "description": "Planned for spring", "archived": false,
        "pushed_at": null
      }
    ]
    """#
}

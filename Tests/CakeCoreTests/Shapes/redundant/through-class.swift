// A class in a composition brings what it says itself that it conforms to; not what it has by a slice.
protocol HasMeals { var meals: Int { get } }
protocol HasExams { var exams: Int { get } }
protocol HasLog { var log: Int { get } }
protocol HasRooms { var rooms: Int { get } }
typealias RoomNeeds = HasRooms
class Campus: HasMeals, HasExams, RoomNeeds {
  let meals = 1, exams = 2, rooms = 3
}
final class Annex: Campus, HasLog { let log = 4 }
typealias CanteenNeeds = HasMeals & HasExams
func canteen(_ needs: any CanteenNeeds) -> Int { needs.meals + needs.exams }
typealias BoardNeeds =
  HasLog
  & HasMeals  // expect: redundant-need HasMeals
  & HasExams  // expect: redundant-need HasExams
  & Campus
func board(_ needs: any BoardNeeds) -> Int { canteen(needs) + needs.log }
protocol DeskNeeds: Campus, HasMeals {}  // expect: redundant-need HasMeals
func desk(_ needs: any DeskNeeds) -> Int { canteen(needs) }
// A class alone is nothing that `any` stands before.
typealias RoomsNeeds = HasRooms & Campus
func rooms(_ needs: any RoomsNeeds) -> Int { needs.rooms }
func room(_ needs: any RoomNeeds) -> Int { needs.rooms }

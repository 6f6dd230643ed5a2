// A root that another one makes or holds is no scope of it: only what is asked of it stays.
protocol HasMainQueue { var mainQueue: Int { get } }
protocol HasClock { var clock: Int { get } }
typealias TimerNeeds = HasMainQueue & HasClock  // expect: unused-need HasMainQueue
typealias AppNeeds = HasMainQueue & HasClock

struct TimerEnvironment: TimerNeeds { var mainQueue: Int, clock: Int }
struct AppEnvironment: AppNeeds {
  var mainQueue = 1, clock = 2
  var timer: TimerEnvironment { TimerEnvironment(mainQueue: mainQueue, clock: clock) }
  let spare = TimerEnvironment(mainQueue: 1, clock: 2)
}
func timer(_ needs: any TimerNeeds) -> Int { needs.clock }
func app(_ needs: any AppNeeds) -> Int { needs.mainQueue + needs.clock }
func main() -> Int {
  let environment = AppEnvironment()
  return timer(environment.timer) + app(environment)
}

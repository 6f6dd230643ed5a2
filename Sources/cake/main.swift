import CakeCore
import Foundation

let status = Cake.run(Array(CommandLine.arguments.dropFirst()))
CompilerFolder.remove()
Check.finish()
exit(status.rawValue)

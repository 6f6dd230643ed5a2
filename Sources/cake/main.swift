import Foundation

let status = Cake.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)

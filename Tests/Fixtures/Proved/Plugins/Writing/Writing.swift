import PackagePlugin

@main struct Writing: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "Generated.swift")
    return [
      .buildCommand(
        displayName: "Writing", executable: try context.tool(named: "Writer").url,
        arguments: [file.path], outputFiles: [file])
    ]
  }
}

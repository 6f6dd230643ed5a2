extension CheckCommand {
  static let discussion = """
    PATH is the package's folder, by default the current one. The package is built first, with its
    tests ('swift build --build-tests'); with '--skip-build' the facts are those of the last build.
    Providers are protocols named 'Has*' and 'Makes*'; '--provider-pattern' adds to these. A build
    that fails only for what roots lack is a report too, with exit code 1: of all that they lack,
    whatever files and folders and rules ('--only') are asked for.

    'cake:ignore RULE NAME - REASON' in a comment hides findings of a rule about a name: those of the
    comment's line, or of the next declaration if it stands alone. A baseline hides all that were
    there when it was written. Either is a finding itself once it hides nothing.

    '.cake.json' in the package's folder says what holds for every check; options win:
      "providerPatterns"  more patterns of providers: ["*Provider"]
      "rules"             severities of rules: {"unused-need": "error", "unused-provider": "off"}
      "failOn"            the severity that fails: "error"
      "exclude"           files and folders whose findings are left out: ["Sources/Generated"]
      "baseline"          the baseline's path from that folder: "baseline.json"
      "allowEmpty"        true if a package without any provider is a result
      "retainPublic"      false if no other package uses this one's libraries

    The report goes to standard output, everything else to standard error.
    exit code: 0 clean; 1 findings; 2 wrong arguments, no build or no facts to trust
    """
}

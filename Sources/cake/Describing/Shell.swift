/// The shells that there are completions for.
enum Shell: String, NamedChoice {
  case bash, zsh, fish

  static var kind: String { "shell" }

  /// The script that completes the tool's commands, options and their values.
  var completions: String {
    let tables = CommandTable.all
    switch self {
    case .bash: return Self.bash(tables)
    case .zsh: return Self.zsh(tables)
    case .fish: return Self.fish(tables)
    }
  }

  /// In single quotes, as each of them reads it.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static func bash(_ tables: [CommandTable]) -> String {
    let values = tables.flatMap { table in
      table.rows.compactMap { row -> String? in
        guard !row.choices.isEmpty || row.isPath else { return nil }
        let kind = row.isPath ? "-f" : "-W \(quoted(row.choices.joined(separator: " ")))"
        let patterns = row.names.map { "\(table.name):\($0)" }.joined(separator: "|")
        return "    \(patterns)) set -- \(kind) ;;"
      }
    }
    let words = tables.map { table in
      let names = table.rows.flatMap(\.names) + table.operandChoices
      let files = table.takesFiles ? " files=1" : ""
      return "    \(table.name)) words=\(quoted(names.joined(separator: " ")))\(files) ;;"
    }
    let commands = (tables.map(\.name) + CommandTable.ownRows.flatMap(\.names))
      .joined(separator: " ")
    return """
      _cake() {
        local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} words= files= start= i
        COMPREPLY=()
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W \(quoted(commands)) -- "$word"))
          return
        fi
        for ((i = 2; i < COMP_CWORD; i++)); do
          [ "${COMP_WORDS[i]}" != -- ] || return
        done
        # To bash '=' is a word of its own, behind an option and in a value.
        i=$COMP_CWORD
        [ "$word" = = ] && word= && ((i++))
        while [ "$i" -gt 3 ] && [ "${COMP_WORDS[i-1]}" = = ]; do
          case ${COMP_WORDS[i-2]} in
            -*) ((i--)); break ;;
          esac
          start="${COMP_WORDS[i-2]}=$start"
          ((i -= 2))
        done
        case $command:${COMP_WORDS[i-1]} in
      \(values.joined(separator: "\n"))
          *) set -- ;;
        esac
        if [ $# -gt 0 ]; then
          COMPREPLY=($(compgen "$@" -- "$start$word"))
          COMPREPLY=("${COMPREPLY[@]#"$start"}")
          return
        fi
        case $command in
      \(words.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        case $files$word in
          1-* | "$word") ;;
          *) COMPREPLY+=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _cake cake

      """
  }

  private static func zsh(_ tables: [CommandTable]) -> String {
    func escaped(_ text: String) -> String {
      ["[", "]", ":"].reduce(text) { $0.replacing($1, with: "\\" + $1) }
    }
    func described(_ name: String, _ help: String) -> String {
      "    " + quoted("\(name):\(escaped(help))")
    }
    let commands = tables.map { described($0.name, $0.abstract) }
    let options = CommandTable.ownRows.flatMap { row in
      row.names.map { described($0, row.help) }
    }
    let cases = tables.map { table in
      let options = table.rows.flatMap { row in
        row.names.map { name in
          let value = row.placeholder.map { placeholder in
            ":\(escaped(placeholder)):"
              + (row.choices.isEmpty
                ? row.isPath ? "_files" : " " : "(\(row.choices.joined(separator: " ")))")
          }
          // The value may stand behind the name at once.
          let end = row.placeholder == nil ? "" : name.hasPrefix("--") ? "=" : "+"
          return "      " + quoted("*\(name)\(end)[\(escaped(row.help))]\(value ?? "")")
        }
      }
      let choices = table.operandChoices.joined(separator: " ")
      let operands =
        (choices.isEmpty ? [] : ["1:operand:(\(choices))"])
        + (choices.isEmpty || table.takesFiles ? ["*:operand:_files"] : [])
      return "    \(table.name)) _arguments \\\n"
        + (options + operands.map { "      " + quoted($0) }).joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef cake
      _cake() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        local -a options=(
      \(options.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _describe -o option options
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _cake "$@"

      """
  }

  private static func fish(_ tables: [CommandTable]) -> String {
    func named(_ row: CommandTable.Row) -> String {
      row.names.map { name in
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
      }.joined(separator: " ")
    }
    let own = CommandTable.ownRows.map { row in
      "complete -c cake -n __fish_use_subcommand \(named(row)) -d \(quoted(row.help))"
    }
    let lines = tables.flatMap { table -> [String] in
      let condition = "complete -c cake -n '__fish_seen_subcommand_from \(table.name)'"
      let choices = table.operandChoices.joined(separator: " ")
      // Only the first operand is one of them.
      let open =
        table.takesFiles
        ? "\(condition.dropLast()); and not __fish_seen_subcommand_from \(choices)'" : condition
      let operand = choices.isEmpty ? [] : ["\(open) -f -a \(quoted(choices))"]
      return [
        "complete -c cake -n __fish_use_subcommand -f -a \(table.name) -d \(quoted(table.abstract))"
      ]
        + operand
        + table.rows.map { row in
          let value =
            row.placeholder == nil
            ? ""
            : row.isPath
              ? " -r -F"
              : " -x"
                + (row.choices.isEmpty ? "" : " -a \(quoted(row.choices.joined(separator: " ")))")
          return "\(condition) \(named(row))\(value) -d \(quoted(row.help))"
        }
    }
    return (own + lines).joined(separator: "\n") + "\n"
  }
}

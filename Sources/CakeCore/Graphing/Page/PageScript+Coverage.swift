extension PageScript {
  /// The table of features and providers.
  static let coverage = #"""
    const rowsAtOnce = 200, columnsAtOnce = 60, rollUpFrom = 60;

    /// The features in the order of the tree, with how far each stands below the first.
    function treeOrder(kept) {
      const below = new Map(), top = [];
      for (const index of kept) {
        const parent = features[index].parent;
        if (parent !== undefined && kept.has(parent)) {
          below.set(parent, [...(below.get(parent) || []), index]);
        } else top.push(index);
      }
      const rows = [];
      const pending = top.reverse().map(index => ({ index, depth: 0 }));
      while (pending.length) {
        const row = pending.pop();
        rows.push(row);
        for (const index of [...(below.get(row.index) || [])].reverse())
          pending.push({ index, depth: row.depth + 1 });
      }
      return rows;
    }

    function coverage(set) {
      const filter = (set.get("filter") || "").toLowerCase();
      const onlyProblems = set.has("problems");
      const has = name => name.toLowerCase().includes(filter);
      let rows = new Set(appFeatures.filter(index => !onlyProblems
        || problemFeatures.has(index)));
      let columns = providers.map((_, index) => index)
        .filter(index => needing[index].length || roots.some((_, root) => grantOf(root, index)));
      let filteredRoots = rootOrder;
      if (filter) {
        const named = columns.filter(index => has(providers[index].name));
        const wanted = [...rows].filter(index => has(features[index].name));
        const rooted = rootOrder.filter(index => has(roots[index].name));
        if (wanted.length || rooted.length) {
          rows = new Set(wanted);
          const seen = new Set(wanted.flatMap(index => features[index].cells.map(c => c.provider))
            .concat(rooted.flatMap(index => roots[index].grants.map(grant => grant.provider))));
          columns = columns.filter(index => seen.has(index) || named.includes(index));
        } else {
          columns = named;
          rows = new Set([...rows].filter(index => named.some(p => cellOf(index, p))));
        }
        filteredRoots = rooted.length ? rooted
          : rootOrder.filter(root => columns.some(index => grantOf(root, index)));
      }
      if (set.get("columns") === "reach") columns.sort(by(index => -providers[index].reach));
      const hiddenColumns = set.has("wide") ? 0 : Math.max(0, columns.length - columnsAtOnce);
      if (hiddenColumns) {
        const most = new Set([...columns].sort(by(i => -providers[i].reach)).slice(0,
          columnsAtOnce));
        columns = columns.filter(index => most.has(index));
      }
      const isRolledUp = rows.size > rollUpFrom && !filter && set.get("rows") !== "width";
      const shown = Number(set.get("show") || rowsAtOnce);
      const body = isRolledUp ? moduleRows(rows, columns, set) : featureRows(rows, columns, set,
        shown);
      fill(
        el("h1", {}, "Coverage"),
        el("p", { class: "lead" }, plural(rows.size, "feature") + ", " + plural(columns.length,
          "provider")
          + "; half of all features need " + model.medianWidth + " or fewer"),
        tools(set),
        el("div", { class: "scroll", tabindex: 0, role: "region",
          "aria-label": "Coverage table" },
          el("table", { class: "coverage" }, head(columns, set), body,
            rootRows(columns, filteredRoots, set), foot(columns, set))),
        hiddenColumns ? el("p", {}, plural(hiddenColumns, "provider")
          + " that fewer need are not shown. ",
          el("button", { onclick: () => change_({ wide: 1 }) }, "Show all providers")) : null,
        !isRolledUp && rows.size > shown ? el("p", {}, plural(rows.size - shown, "feature")
          + " more. ",
          el("button", { onclick: () => change_({ show: shown + 800 }) }, "Show more")) : null,
        legend());
      const cell = (set.get("cell") || "").split(" ");
      if (cell.length === 2) openChain(positions.feature.get(cell[0]),
        positions.provider.get(cell[1]));
    }

    function tools(set) {
      const filter = el("input", {
        type: "search", id: "filter", value: set.get("filter") || "", autocomplete: "off",
        placeholder: "feature, provider, root",
        oninput: event => change_({ filter: event.target.value, cell: "" }, true),
      });
      return el("div", { class: "tools", role: "search" },
        el("label", { for: "filter" }, "Filter"), filter,
        el("label", {}, el("input", {
          type: "checkbox", id: "problems", checked: set.has("problems"),
          onchange: event => change_({ problems: event.target.checked ? 1 : "", cell: "" }),
        }), " only problems"));
    }

    function head(columns, set) {
      const groups = [];
      for (const index of columns) {
        const last = groups[groups.length - 1];
        if (last && last.module === providers[index].module) last.count += 1;
        else groups.push({ module: providers[index].module, count: 1 });
      }
      const most = Math.max(0, ...providers.map(provider => provider.reach));
      const byWidth = set.get("rows") === "width";
      return el("thead", {},
        el("tr", { class: "modules" }, el("td", {}),
          groups.map(group => el("th", { scope: "colgroup", colspan: group.count,
            title: group.module },
            el("span", {}, group.module))), el("td", {})),
        el("tr", {}, el("th", { scope: "col", class: "corner" }, "feature"),
          columns.map((index, at) => el("th", {
            scope: "col", class: "name" + (starts(columns, at) ? " first" : "")
              + (most && providers[index].reach === most ? " most" : ""),
          }, el("span", {}, link("provider", index)))),
          el("th", { scope: "col", class: "total", "aria-sort": byWidth ? "descending" : "none" },
            el("button", { id: "sort-width", title: "Sort by the number of needs",
              onclick: () => change_({ rows: byWidth ? "" : "width" }) }, "width ▾"))));
    }
    const starts = (columns, at) =>
      at === 0 || providers[columns[at]].module !== providers[columns[at - 1]].module;

    function featureRows(kept, columns, set, limit) {
      const rows = set.get("rows") === "width"
        ? [...kept].sort(by(index => -features[index].cells.length)).map(index => ({ index,
          depth: 0 }))
        : treeOrder(kept);
      return el("tbody", { id: "features" }, rows.slice(0, limit).map(row => featureRow(row,
        columns)));
    }

    function featureRow({ index, depth }, columns) {
      const feature = features[index];
      const cells = new Map(feature.cells.map(cell => [cell.provider, cell]));
      return el("tr", { class: problemFeatures.has(index) ? "problem" : null },
        el("th", { scope: "row", style: "padding-left:" + (0.6 + depth * 1.1) + "rem" },
          link("feature", index)),
        columns.map((provider, at) => coverageCell(index, provider, cells.get(provider),
          starts(columns, at))),
        el("td", { class: "total" + (feature.cells.length === widest ? " most" : "") },
          feature.cells.length,
          el("span", { class: "bar", style: "width:" + 2.2 * feature.cells.length / widest
            + "rem" })));
    }

    function coverageCell(feature, provider, cell, isFirst) {
      const edge = isFirst ? " first" : "";
      if (!cell) return el("td", { class: edge || null });
      const [sign, verb] = signs[cell.state];
      return el("td", { class: cell.state + edge }, el("button", {
        tabindex: -1, "aria-label": features[feature].short + " " + verb + " "
          + providers[provider].short,
        onclick: () => change_({ cell: keys.feature[feature] + " " + keys.provider[provider] }),
      }, sign));
    }

    /// Features of one module as a row, with how many of them need each provider.
    function moduleRows(kept, columns, set) {
      const open = new Set((set.get("open") || "").split(",").filter(Boolean));
      const groups = new Map();
      for (const { index } of treeOrder(kept)) {
        const module = features[index].module;
        groups.set(module, [...(groups.get(module) || []), index]);
      }
      const names = [...groups.keys()].sort();
      const shown = names.slice(0, Number(set.get("show") || rowsAtOnce));
      const rows = shown.map(module => {
        const members = groups.get(module);
        const counts = new Map();
        for (const index of members)
          for (const cell of features[index].cells)
            counts.set(cell.provider, (counts.get(cell.provider) || 0) + 1);
        const isOpen = open.has(module);
        const toggle = () => {
          if (isOpen) open.delete(module); else open.add(module);
          change_({ open: [...open].sort().join(",") });
        };
        return [el("tr", { class: "module" },
          el("th", { scope: "row" }, el("button", { "aria-expanded": String(isOpen),
            onclick: toggle },
            (isOpen ? "▾ " : "▸ ") + module), " ", el("small", {}, plural(members.length,
              "feature"))),
          columns.map((provider, at) => el("td", { class: "count" + (starts(columns, at)
            ? " first" : "") },
            counts.get(provider) || "")),
          el("td", { class: "total" }, counts.size)),
        isOpen ? treeOrder(new Set(members)).slice(0, rowsAtOnce).map(row =>
          featureRow({ index: row.index, depth: row.depth + 1 }, columns)) : []];
      });
      if (names.length > shown.length) rows.push(el("tr", {}, el("th", { scope: "row" },
        el("button", { onclick: () => change_({ show: shown.length + 800 }) },
          plural(names.length - shown.length, "module") + " more"))));
      return el("tbody", { id: "features" }, rows);
    }

    function rootRows(columns, kept, set) {
      const withTests = set.has("tests");
      const isShown = index => roots[index].purpose !== "test" || withTests;
      const rows = [];
      for (const purpose of purposes) {
        const own = kept.filter(index => roots[index].purpose === purpose);
        if (!own.length) continue;
        const title = { app: "The app's roots and scopes", development: "For development",
          test: "For tests" }[purpose];
        rows.push(el("tr", { class: "group" }, el("th", { scope: "rowgroup",
          colspan: columns.length + 2 },
          purpose === "test" ? el("button", { "aria-expanded": String(withTests),
            onclick: () => change_({ tests: withTests ? "" : 1 }) },
            (withTests ? "▾ " : "▸ ") + title + " (" + own.length + ")") : title)));
        for (const index of own.filter(isShown)) rows.push(rootRow(index, columns));
      }
      return el("tbody", { id: "roots" }, rows);
    }

    function rootRow(index, columns) {
      const root = roots[index];
      return el("tr", { class: "root" },
        el("th", { scope: "row", style: "padding-left:" + (root.parent === undefined ? 0.6 : 1.7)
          + "rem" },
          link("root", index), root.kind === "scope" ? el("small", {}, " scope") : null),
        columns.map((provider, at) => {
          const grant = grantOf(index, provider);
          const edge = starts(columns, at) ? " first" : "";
          if (!grant) return el("td", { class: edge || null });
          const isParents = grant.origin === "parent";
          const life = isParents ? "" : grant.lifetime || "";
          const text = isParents ? "from its parent" : lifetimes[life] || "provides";
          return el("td", { class: "grant " + (life || grant.origin) + edge,
            title: providers[provider].short + ": " + text },
            el("span", { "aria-hidden": "true" }, isParents ? "↑" : grant.origin === "unknown"
              ? "□" : "■",
              el("small", {}, lifeWords[life] || "")), el("span", { class: "unseen" }, text));
        }), el("td", { class: "total" }, root.grants.length));
    }

    function foot(columns, set) {
      const byReach = set.get("columns") === "reach";
      const most = Math.max(0, ...providers.map(provider => provider.reach));
      return el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, el("button", {
        id: "sort-reach", "aria-pressed": String(byReach),
          title: "Sort by the features that need it",
        onclick: () => change_({ columns: byReach ? "" : "reach" }) }, "reach ▸")),
        columns.map((index, at) => el("td", { class: "total" + (starts(columns, at) ? " first"
          : "")
          + (most && providers[index].reach === most ? " most" : "") }, providers[index].reach)),
        el("td", {})));
    }

    function legend() {
      const entry = (sign, text, kind) => el("li", {}, el("b", { class: kind }, sign), " "
        + text);
      return el("ul", { class: "legend", "aria-label": "Signs" },
        entry("●", "uses it itself", "used"), entry("→", "only hands it on", "forwarded"),
        entry("·", "given; needed by another or not followed", "kept"), entry("○", "unused",
          "unused"),
        entry("✗", "missing", "missing"), entry("■", "the root makes it", "grant"),
        entry("↑", "from its parent", "grant"),
        el("li", {}, Object.entries(lifetimes).map(([name, text]) =>
          lifeWords[name] + ": " + text).join(" · ")));
    }
    """#
}

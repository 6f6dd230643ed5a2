extension PageScript {
  /// Findings, roots, factories, changes and numbers.
  static let pages = #"""
    function findingBox(finding) {
      return el("article", { class: "finding " + (finding.cause === undefined ? "cause"
        : "follows") },
        el("p", {}, el("b", {}, finding.severity + ": "), finding.message, " ", place(finding),
          " ",
          el("small", {}, "[" + finding.rule + "]")),
        finding.notes.map(note => el("p", { class: "note" }, note.message, " ", place(note))),
        el("p", { class: "note" }, finding.fix ? ["Fix: ", el("code", {}, finding.fix)]
          : ["More: ", el("code", {}, "cake explain " + finding.rule)]));
    }

    function findingsPage() {
      const causes = findings.map((_, i) => i).filter(i => findings[i].cause === undefined);
      const follows = cause => findings.map((_, i) => i).filter(i => origin(i) === cause
        && i !== cause);
      function origin(index) {
        const seen = new Set();
        while (findings[index].cause !== undefined && !seen.has(index)) {
          seen.add(index); index = findings[index].cause;
        }
        return index;
      }
      const marks = new Map();
      findings.forEach(finding => finding.features.forEach(feature => finding.providers.forEach(provider =>
        marks.set(feature + " " + provider, finding.cause === undefined ? "cause" : "follows"))));
      const rows = appFeatures.filter(i => [...marks.keys()].some(key => key.startsWith(i
        + " ")));
      const columns = providers.map((_, i) => i)
        .filter(i => rows.some(row => marks.has(row + " " + i)));
      fill(el("h1", {}, findings.length ? plural(findings.length, "finding") : "No findings"),
        findings.length ? el("p", { class: "lead" }, el("b", { class: "cause" }, "■ cause"), "  ",
          el("b", { class: "follows" }, "■ follows from it"), "; everything else is hidden")
            : null,
        rows.length ? el("div", { class: "scroll" }, el("table", { class: "coverage" },
          head(columns,
          new URLSearchParams()), el("tbody", {}, rows.map(row => el("tr", {},
            el("th", { scope: "row" }, link("feature", row)), columns.map(provider => {
              const mark = marks.get(row + " " + provider);
              const cell = cellOf(row, provider);
              return el("td", { class: mark || null }, mark && cell ? signs[cell.state][0] : "");
            }), el("td", { class: "total" }, features[row].cells.length)))))) : null,
        causes.map(cause => el("div", { class: "family" }, findingBox(findings[cause]),
          follows(cause).map(index => findingBox(findings[index])))));
    }

    function rootsPage() {
      const titles = { app: "The app", development: "Development", test: "Tests" };
      fill(el("h1", {}, "Roots and lifetimes"),
        purposes.map(purpose => {
          const own = rootOrder.filter(index => roots[index].purpose === purpose);
          return own.length ? section(titles[purpose] + " (" + own.length + ")", purpose === "app"
            ? el("div", { class: "cards" }, own.map(rootCard))
            : list(own.map(index => el("li", {}, link("root", index), " ",
              el("small", {}, plural(roots[index].grants.length, "provider")), " ",
              place(roots[index]))))) : null;
        }));
    }
    function rootCard(index) {
      const root = roots[index];
      const parents = root.grants.filter(grant => grant.origin === "parent");
      return el("section", { class: "card" }, el("h3", {}, link("root", index), el("small", {},
        root.kind === "scope" && root.parent !== undefined ? [" scope in ", link("root",
          root.parent)] : "")),
        el("dl", {}, Object.entries(lifetimes).map(([life, text]) => {
          const grants = root.grants.filter(grant => grant.origin !== "parent"
            && grant.lifetime === life);
          return grants.length ? [el("dt", {}, "■ " + text), el("dd", {},
            grants.map((grant, i) => [i ? ", " : "", link("provider", grant.provider)]))] : null;
        }), parents.length ? [el("dt", {}, "↑ from its parent"), el("dd", {},
          parents.map((grant, i) => [i ? ", " : "", link("provider", grant.provider)]))] : null));
    }

    function opensPage() {
      const openers = appFeatures.filter(i => features[i].opens.length);
      const first = openers.filter(i => !openedBy[i].length);
      const seen = new Set();
      const branch = index => {
        const isKnown = seen.has(index);
        seen.add(index);
        return el("li", {}, link("feature", index), isKnown && features[index].opens.length
          ? " (above)" : null,
          isKnown || !features[index].opens.length ? null : el("ul", {},
            features[index].opens.map(opening => {
            const item = branch(opening.feature);
            item.append(" ");
            item.insertBefore(el("small", {}, " through ", link("provider", opening.provider)),
              item.childNodes[1] || null);
            return item;
          })));
      };
      const trees = first.map(branch);
      openers.forEach(i => { if (!seen.has(i)) trees.push(branch(i)); });
      fill(el("h1", {}, "What opens what"),
        el("p", { class: "lead" },
          "Through factories: providers with a function that begins with make."),
        trees.length ? el("ul", { class: "tree" }, trees)
          : el("p", { class: "quiet" }, "No feature uses a factory."));
    }

    function changesPage() {
      if (!change) return coverage(new URLSearchParams());
      const byName = new Map(providers.map((provider, index) => [provider.name, index]));
      const names = new Set(change.features.flatMap(feature => feature.added.concat(feature.removed)));
      change.features.forEach(entry => { if (entry.feature !== undefined)
        features[entry.feature].cells.forEach(cell => names.add(providers[cell.provider].name)); });
      const order = [...names].sort(by(name => byName.has(name)
        ? String(byName.get(name)).padStart(6, "0") : "~" + name));
      const row = entry => el("tr", {}, el("th", { scope: "row" }, entry.feature === undefined
        ? entry.name
        : link("feature", entry.feature), entry.kind === "changed" ? null : el("small", {}, " "
          + entry.kind)),
        order.map(name => {
          const cell = entry.feature === undefined ? null : cellOf(entry.feature,
            byName.get(name));
          if (entry.removed.includes(name))
            return el("td", { class: "removed" }, "−", el("span", { class: "unseen" },
              "dropped"));
          const isAdded = entry.added.includes(name);
          return el("td", { class: isAdded ? "added" : cell ? cell.state : null }, cell
            ? signs[cell.state][0] : "",
            isAdded ? el("span", { class: "unseen" }, "added") : null);
        }), el("td", { class: "total" }, entry.before + " → " + entry.after));
      fill(el("h1", {}, change.features.length
        ? plural(change.features.length, "feature") + (change.features.length === 1 ? " needs"
          : " need")
          + " something else than in " + change.base : "No feature needs anything else than in "
            + change.base),
        el("div", { class: "scroll" }, el("table", { class: "coverage" }, el("thead", {}, el("tr",
          {},
          el("th", { scope: "col", class: "corner" }, "feature"), order.map(name =>
            el("th", { scope: "col", class: "name" }, el("span", {}, byName.has(name)
              ? link("provider", byName.get(name)) : nameParts(name).slice(-1)[0]))),
          el("th", { scope: "col", class: "total" }, "width"))), el("tbody", {},
            change.features.map(row)))),
        el("p", { class: "lead" }, el("b", { class: "added" }, " + "), " added, ",
          el("b", { class: "removed" }, " − "), " dropped; width: before → after"));
    }

    function numbersPage() {
      const bar = (value, most) => el("span", { class: "bar", style: "width:" + 12 * value / (most
        || 1) + "rem" });
      const table = (title, header, rows) => section(title, el("table", { class: "numbers" },
        el("thead", {}, el("tr", {}, header.map(text => el("th", { scope: "col" }, text)))),
        el("tbody", {}, rows.map(row => el("tr", {}, row.map((cell, i) =>
          i ? el("td", {}, cell) : el("th", { scope: "row" }, cell)))))));
      const reach = providers.map((_, i) => i).sort(by(i => -providers[i].reach)).slice(0, 25);
      const wide = [...appFeatures].sort(by(i => -features[i].cells.length)).slice(0, 25);
      const rebuilds = modules.filter(m => m.purpose !== "test")
        .sort(by(m => -m.dependentFiles)).slice(0, 15);
      const files = modules.reduce((sum, module) => sum + module.files, 0);
      const split = slices.filter(slice => slice.parts.length);
      fill(el("h1", {}, "Numbers"),
        table("Reach: features that need it", ["provider", "features", ""], reach.map(i =>
          [link("provider", i), providers[i].reach, bar(providers[i].reach,
            providers[reach[0]].reach)])),
        table("Width against the median of " + model.medianWidth, ["feature", "needs",
          "against the median", ""],
          wide.map(i => [link("feature", i), features[i].cells.length,
            (d => d > 0 ? "+" + d : String(d))(features[i].cells.length - model.medianWidth),
            bar(features[i].cells.length, features[wide[0]].cells.length)])),
        table("Modules whose change rebuilds most, of " + modules.length + " modules, " + files
          + " files",
          ["module", "modules that import it", "their files", ""], rebuilds.map(module =>
            [module.name, module.dependents, module.dependentFiles, bar(module.dependentFiles,
              files)])),
        section("Slices that would split in two", split.length ? split.map(slice => el("div", {},
          el("p", {},
          link("slice", slices.indexOf(slice)), ": no consumer needs something of both parts"),
            splitText(slice)))
          : el("p", { class: "quiet" }, "None: the consumers of each slice share a need.")));
    }
    """#
}

extension PageScript {
  /// One feature, provider, root or slice: comes from, is, goes to.
  static let thing = #"""
    const list = (items, empty) => items.length ? el("ul", { class: "plain" }, items)
      : el("p", { class: "quiet" }, empty);
    function section(title, ...contents) {
      return el("section", {}, el("h2", {}, title), contents);
    }
    function columns3(from, thing, to) {
      const part = (title, contents, kind) =>
        el("section", { class: kind }, el("h2", {}, title), contents);
      return el("div", { class: "columns" }, part("Comes from", from, "from"),
        part(thing[0], thing.slice(1), "thing"), part("Goes to", to, "to"));
    }
    function page(kind, index, what, columns, below) {
      const thing = kinds[kind][index];
      document.title = thing.short + " · Dependencies";
      fill(
        el("p", { class: "kind" }, what, " in ", thing.module, " ", place(thing)),
        el("h1", {}, thing.short), columns,
        below.filter(part => part && part.className === "breaks"),
        el("div", { class: "below" }, below.filter(part => part && part.className !== "breaks")));
    }
    const grantLine = (root, provider) => {
      const grant = grantOf(root, provider);
      return el("li", {}, link("root", root), " ",
        grant.origin === "parent" ? "↑ from its parent" : el("span", { class: "grant" },
          "■ " + (lifetimes[grant.lifetime] || "provides it")), " ", place(grant));
    };
    const rootsOf = (purpose, indices) =>
      rootOrder.filter(index => roots[index].purpose === purpose && indices.includes(index));
    function otherRoots(indices, line) {
      const parts = ["development", "test"].map(purpose => [purpose, rootsOf(purpose, indices)]);
      return section("Development and tests", list(parts.flatMap(([purpose, own]) =>
        own.map(index => line ? line(index) : el("li", {}, link("root", index), " ",
          el("small", {}, purpose)))), "No development or test root."));
    }
    const findingsAbout = (kind, index) => section("Findings",
      findings.some(finding => finding[kind + "s"].includes(index))
        ? findings.filter(finding => finding[kind + "s"].includes(index)).map(findingBox)
        : el("p", { class: "quiet" }, "None."));
    function breaks(thing) {
      const lines = thing.breaks.map(use => el("li", {}, "in ", el("code", {},
        shortName(use.within)), " ",
        place(use)));
      return el("section", { class: "breaks" }, el("h2", {}, "Stops compiling if it is removed"),
        lines.length ? [el("p", { class: "quiet" }, plural(lines.length, "place")),
          el("ul", { class: "plain" }, lines)] : el("p", { class: "quiet" },
            "Nothing else names it."));
    }
    /// The last two parts of a qualified name, or a file's name.
    const shortName = name => name.endsWith(".swift") ? "its file"
      : nameParts(name.split("(")[0]).slice(-2).join(".") + (name.includes("(") ? "()" : "");

    function providerPage(index) {
      const provider = providers[index];
      const granting = rootOrder.filter(root => grantOf(root, index));
      const own = needing[index].filter(({ index: i }) => features[i].kind === "app");
      const goes = own.flatMap(({ index: feature, cell }) => [
        ...cell.uses.map(use => el("li", {}, el("b", { class: "used" }, "● "), link("feature",
          feature),
          " uses it in ", el("code", {}, nameParts(use.within).slice(-1)[0]), " ", place(use))),
        ...cell.forwards.map(hand => el("li", {}, el("b", { class: "forwarded" }, "→ "),
          link("feature", feature), " hands it to ",
          hand.feature === undefined ? hand.to : link("feature", hand.feature), " ",
            place(hand))),
        ...(cell.uses.length + cell.forwards.length ? [] : [el("li", {},
          el("b", { class: cell.state }, signs[cell.state][0] + " "), link("feature", feature),
            " ",
          signs[cell.state][1], " it")]),
      ]);
      const made = [...new Set(granting.flatMap(root => grantOf(root, index).features))];
      page("provider", index, provider.kind === "factory" ? "A factory" : "A provider", columns3(
        list(rootsOf("app", granting).map(root => grantLine(root, index)), "No root of the app."),
        [plural(provider.reach, "feature") + " of " + appFeatures.length,
          list(provider.members.map(name => el("li", {}, el("code", {}, name))), ""),
          el("p", { class: "quiet" }, provider.name)],
        list(goes, "Nobody uses it.")), [
        made.length ? section(provider.kind === "factory" ? "Opens" : "Is made with",
          list(made.map(feature => el("li", {}, link("feature", feature))))) : null,
        section("Slices that ask for it", list(slices.map((_, i) => i)
          .filter(i => slices[i].needs.includes(index))
          .map(i => el("li", {}, link("slice", i), " ", place(slices[i]))), "None.")),
        otherRoots(granting, root => grantLine(root, index)),
        findingsAbout("provider", index),
        breaks(provider)]);
    }

    function featurePage(index) {
      const feature = features[index];
      const lineOf = hand => el("li", {},
        hand.root === undefined ? link("feature", hand.feature) : [originOf(hand.root),
          link("root", hand.root)],
        " as ", link("slice", hand.slice), " ", place(hand));
      const originOf = root => roots[root].parent === undefined ? null
        : [link("root", roots[root].parent), " → "];
      const ofApp = handsTo[index].filter(hand => hand.root === undefined
        ? features[hand.feature].kind === "app" : roots[hand.root].purpose === "app");
      const state = (name, title) => {
        const cells = feature.cells.filter(cell => cell.state === name);
        return cells.length ? [el("h3", {}, signs[name][0] + " " + title), list(cells.map(cell =>
          el("li", {}, link("provider", cell.provider),
            cell.state !== "forwarded" && cell.forwards.length ? el("small", {},
              " and hands it on") : null)))]
          : null;
      };
      page("feature", index, feature.kind === "test" ? "A consumer in tests" : "A feature",
        columns3(
        list(ofApp.map(lineOf), "Nothing of the app hands it anything."),
        [plural(feature.cells.length, "need"), state("used", "uses itself"),
          state("forwarded", "only hands on"), state("kept",
            "is given, for another or not followed"),
          state("unused", "does not need"), state("missing", "lacks")],
        list(feature.cells.flatMap(cell => [
          ...cell.uses.map(use => el("li", {}, link("provider", cell.provider), " in ",
            el("code", {}, nameParts(use.within).slice(-1)[0]), " ", place(use))),
          ...cell.forwards.map(hand => el("li", {}, link("provider", cell.provider), " → ",
            hand.feature === undefined ? hand.to : link("feature", hand.feature), " ",
              place(hand))),
        ]), "Nothing.")), [
        section("Opens", list(feature.opens.map(opening => el("li", {}, link("feature",
          opening.feature),
          " through ", link("provider", opening.provider))), "Nothing.")),
        section("Is opened by", list(openedBy[index].map(opening => el("li", {},
          link("feature", opening.feature), " through ", link("provider", opening.provider))),
            "Nothing.")),
        otherRoots(feature.roots),
        findingsAbout("feature", index),
        breaks(feature),
      ]);
    }

    function rootPage(index) {
      const root = roots[index];
      const scopes = rootOrder.filter(other => roots[other].parent === index);
      const hands = handovers.filter(hand => hand.root === index);
      page("root", index, { app: "A root of the app", development: "A root for development",
        test: "A root for tests" }[root.purpose] + (root.kind === "scope" ? ", a scope" : ""),
          columns3(
        list(root.parent === undefined ? [] : [el("li", {}, "its parent ", link("root",
          root.parent)),
          ...root.grants.filter(grant => grant.origin === "parent").map(grant =>
            el("li", {}, "↑ ", link("provider", grant.provider)))], "Nothing: it has no parent."),
        [plural(root.grants.length, "provider"), lifetimeTable(index)],
        list(hands.map(hand => el("li", {}, link("feature", hand.to), " as ", link("slice",
          hand.slice), " ",
          place(hand))), "No feature is handed it.")), [
        section("Scopes in it", list(scopes.map(other => el("li", {}, link("root", other))),
          "None.")),
        section("Makes to answer",
          list(root.grants.filter(grant => grant.features.length).map(grant =>
          el("li", {}, link("provider", grant.provider), ": ",
            grant.features.map(feature => [link("feature", feature), " "]), place(grant))),
              "Nothing.")),
        findingsAbout("root", index),
        breaks(root),
      ]);
    }

    function lifetimeTable(index) {
      const own = roots[index].grants.filter(grant => grant.origin !== "parent");
      return Object.keys(lifetimes).concat("").map(life => {
        const grants = own.filter(grant => (grant.lifetime || "") === life);
        return grants.length ? [el("h3", {}, "■ " + (lifetimes[life] || "provides")),
          list(grants.map(grant => el("li", {}, link("provider", grant.provider), " ",
            place(grant))))] : null;
      });
    }

    function slicePage(index) {
      const slice = slices[index];
      const covering = rootOrder.filter(root => slice.needs.every(need => grantOf(root, need)));
      page("slice", index, "A slice", columns3(
        list(rootsOf("app", covering).map(root => el("li", {}, link("root", root),
          " provides all of it")),
          "No root of the app provides all of it."),
        [plural(slice.needs.length, "need"),
          list(slice.needs.map(need => el("li", {}, link("provider", need))), "")],
        list(slice.takers.map(feature => el("li", {}, link("feature", feature), " ",
          place(features[feature]))), "Nobody takes it.")), [
        slice.parts.length ? section("Would split in two", splitText(slice)) : null,
        otherRoots(covering), findingsAbout("slice", index),
        breaks(slice),
      ]);
    }
    const splitText = slice => el("ul", { class: "plain" }, slice.parts.map(part => el("li", {},
      part.map(need => [link("provider", need), " "]))));
    """#
}

extension PageScript {
  /// The model in the page, elements that hold nothing but text, and addresses.
  static let base = #"""
    const model = JSON.parse(document.getElementById("model").textContent);
    const { providers, features, roots, slices, handovers, modules, findings, change } = model;
    const view = document.getElementById("view");
    const kinds = { feature: features, provider: providers, root: roots, slice: slices };
    const purposes = ["app", "development", "test"];
    const appFeatures = features.map((_, i) => i).filter(i => features[i].kind === "app");
    const widest = Math.max(0, ...appFeatures.map(index => features[index].cells.length));
    const signs = {
      used: ["●", "uses"], forwarded: ["→", "hands on"], kept: ["·", "is given"],
      unused: ["○", "does not need"], missing: ["✗", "lacks"],
    };
    const lifeWords = {
      singleton: "once", scoped: "scope", weak: "held", stored: "kept", transient: "new",
    };
    const lifetimes = {
      singleton: "once in the root", scoped: "once in each scope",
        weak: "while somebody holds it",
      stored: "stored in the root", transient: "new each time",
    };

    /// An element; children are elements or text, and text is never taken for markup.
    function el(tag, attributes, ...children) {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (value === false || value === null || value === undefined) continue;
        if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
        else node.setAttribute(name, value === true ? "" : value);
      }
      node.append(...children.flat(9).filter(child => child !== null && child !== undefined));
      return node;
    }
    const fill = (...nodes) => view.replaceChildren(...nodes.flat().filter(node => node));
    const plural = (count, one, many) => count + " " + (count === 1 ? one : many || one + "s");
    const by = key => (a, b) => { const x = key(a), y = key(b); return x < y ? -1 : x > y ? 1
      : 0; };
    /// At the dots, but those of a name between backticks.
    const nameParts = name => name.match(/(`[^`]*`|[^.`])+/g) || [name];
    const say = text => { document.getElementById("said").textContent = text; };

    /// A thing's name in an address; of several with one name, the later ones are counted.
    const keys = {}, positions = {};
    for (const [kind, list] of Object.entries(kinds)) {
      keys[kind] = []; positions[kind] = new Map();
      list.forEach((thing, index) => {
        let key = thing.name;
        for (let n = 2; positions[kind].has(key); n += 1) key = thing.name + "~" + n;
        keys[kind].push(key); positions[kind].set(key, index);
      });
    }
    const address = (kind, index) => "#/" + kind + "/" + encodeURIComponent(keys[kind][index]);
    function link(kind, index, text) {
      const thing = kinds[kind][index];
      return el("a", { href: address(kind, index), title: thing.name }, text || thing.short);
    }
    /// `file:line`, which a terminal and an editor understand; it may break after each folder.
    const place = thing => el("code", { class: "place" }, thing.location.file.split("/")
      .map((part, i) => i ? ["/", el("wbr", {}), part] : part), ":" + thing.location.line);

    const needing = providers.map(() => []);
    features.forEach((feature, index) =>
      feature.cells.forEach(cell => needing[cell.provider].push({ index, cell })));
    const cellOf = (feature, provider) =>
      features[feature].cells.find(cell => cell.provider === provider);
    const grantOf = (root, provider) =>
      roots[root].grants.find(grant => grant.provider === provider);
    const handsTo = features.map(() => []);
    handovers.forEach(hand => handsTo[hand.to].push(hand));
    const openedBy = features.map(() => []);
    features.forEach((feature, index) => feature.opens.forEach(opening =>
      openedBy[opening.feature].push({ feature: index, provider: opening.provider })));
    const rootOrder = roots.map((_, i) => i).sort(by(i =>
      purposes.indexOf(roots[i].purpose) + " " + roots[i].module + (roots[i].parent === undefined
        ? 0 : 1)
      + roots[i].name));
    const problemFeatures = new Set(findings.flatMap(finding => finding.features));
    features.forEach((feature, index) => {
      if (feature.cells.some(cell => cell.state === "unused" || cell.state === "missing"))
        problemFeatures.add(index);
    });

    /// What the address says: a page, its subject, and what is set on it.
    function route() {
      const text = location.hash || document.body.dataset.start;
      const [path, query] = text.replace(/^#\/?/, "").split("?");
      const slash = path.indexOf("/");
      const decode = value => { try { return decodeURIComponent(value); } catch { return value; } };
      return {
        page: slash < 0 ? path || "coverage" : path.slice(0, slash),
        subject: slash < 0 ? "" : decode(path.slice(slash + 1)),
        set: new URLSearchParams(query || ""),
      };
    }
    /// Changes what is set on this page; a new entry in the history unless it is only typing.
    function change_(values, isTyping) {
      const { page, subject, set } = route();
      for (const [name, value] of Object.entries(values)) {
        if (value === "" || value === null) set.delete(name); else set.set(name, value);
      }
      const query = set.toString();
      const hash = "#/" + page + (subject ? "/" + encodeURIComponent(subject) : "")
        + (query ? "?" + query : "");
      if (isTyping) { history.replaceState(null, "",
        hash); show(true); } else location.hash = hash;
    }
    """#
}

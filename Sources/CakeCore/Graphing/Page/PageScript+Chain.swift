extension PageScript {
  /// How one need is met, from a root to where it is used.
  static let chain = #"""
    /// The shortest way from a root to a feature on which each hand has the provider.
    function wayTo(goal, provider) {
      for (const purpose of purposes) {
        const arrivals = new Map(), pending = [];
        rootOrder.filter(i => roots[i].purpose === purpose && grantOf(i,
          provider)).forEach(root =>
          handovers.forEach(hand => {
            if (hand.root === root && has(hand) && !arrivals.has(hand.to)) {
              arrivals.set(hand.to, hand); pending.push(hand.to);
            }
          }));
        while (pending.length && !arrivals.has(goal)) {
          const from = pending.shift();
          for (const hand of handovers) if (hand.feature === from && has(hand)
            && !arrivals.has(hand.to)) {
            arrivals.set(hand.to, hand); pending.push(hand.to);
          }
        }
        if (!arrivals.has(goal)) continue;
        const way = [];
        for (let hand = arrivals.get(goal); hand; hand = arrivals.get(hand.feature)) way.unshift(hand);
        return way;
      }
      return [];
      function has(hand) { return slices[hand.slice].needs.includes(provider); }
    }

    /// Where a root has it from: itself, or over its parents.
    function originLines(root, provider) {
      const lines = [];
      for (let at = root; at !== undefined; at = roots[at].parent) {
        const grant = grantOf(at, provider);
        if (!grant) break;
        const isParents = grant.origin === "parent";
        lines.unshift(el("li", {}, link("root", at), isParents ? " has it from its parent"
          : " makes it",
          !isParents && grant.lifetime ? ", " + lifetimes[grant.lifetime] : "", " ",
            place(grant)));
        if (!isParents) break;
      }
      return lines;
    }

    function useLines(feature, provider, seen) {
      const cell = cellOf(feature, provider);
      if (!cell || seen.has(feature)) return [];
      seen.add(feature);
      return [
        ...cell.uses.map(use => el("li", { class: "used" }, link("feature", feature),
          " uses it in ",
          el("code", {}, nameParts(use.within).slice(-1)[0]), " ", place(use))),
        ...cell.forwards.map(hand => el("li", {}, link("feature", feature), " hands it on to ",
          hand.feature === undefined ? el("code", {}, hand.to) : link("feature", hand.feature),
            " ",
          place(hand), hand.feature === undefined ? null
            : el("ol", {}, useLines(hand.feature, provider, seen)))),
      ];
    }

    function openChain(feature, provider) {
      const cell = feature === undefined || provider === undefined ? null : cellOf(feature,
        provider);
      if (!cell) return;
      const way = wayTo(feature, provider);
      const close = () => {
        change_({ cell: "" });
      };
      const about = findings.filter(finding =>
        finding.features.includes(feature) && finding.providers.includes(provider));
      const panel = el("aside", {
        id: "chain", "aria-labelledby": "chain-title", tabindex: -1,
        onkeydown: event => { if (event.key === "Escape") close(); },
      },
      el("button", { class: "close", "aria-label": "Close", onclick: close }, "×"),
      el("h2", { id: "chain-title" }, link("feature", feature), " " + signs[cell.state][1] + " ",
        link("provider", provider)),
      el("ol", { class: "chain" },
        way.length && way[0].root !== undefined ? originLines(way[0].root, provider) : [],
        way.map(hand => el("li", {},
          hand.root === undefined ? link("feature", hand.feature) : link("root", hand.root),
          " hands it to ", link("feature", hand.to), " as ", link("slice", hand.slice), " ",
            place(hand))),
        useLines(feature, provider, new Set())),
      cell.state === "kept" ? el("p", {},
        "This feature is not seen to use it. Another that takes the same "
        + "slice does, or what 'cake why' names keeps it.") : null,
      about.map(findingBox));
      view.append(panel);
      panel.focus({ preventScroll: true });
    }
    """#
}

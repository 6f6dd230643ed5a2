extension PageScript {
  /// Which page the address means, and the keyboard.
  static let start = #"""
    const pages = { coverage: r => coverage(r.set), roots: rootsPage, opens: opensPage,
      findings: findingsPage, changes: changesPage, numbers: numbersPage };
    const things = { provider: providerPage, feature: featurePage, root: rootPage,
      slice: slicePage };

    function navigation(current) {
      const entry = (page, text) => el("a", { href: "#/" + page,
        "aria-current": current === page ? "page" : null }, text);
      document.getElementById("top").replaceChildren(el("nav", { "aria-label": "Pages" },
        change ? entry("changes", "Changes (" + change.features.length + ")") : null,
        entry("coverage", "Coverage"), entry("roots", "Roots and lifetimes"), entry("opens",
          "What opens what"),
        entry("findings", "Findings (" + findings.length + ")"), entry("numbers", "Numbers")));
    }

    let last = "";
    /// Shows what the address says; while somebody types, the focus stays where it is.
    function show(isTyping) {
      const at = route();
      const kept = document.activeElement && document.activeElement.id;
      const caret = kept === "filter" ? document.activeElement.selectionStart : null;
      document.title = "Dependencies";
      navigation(at.page);
      if (things[at.page]) {
        const index = positions[at.page].get(at.subject);
        if (index === undefined) missing(at); else things[at.page](index);
      } else if (pages[at.page]) pages[at.page](at);
      else missing(at);
      const here = at.page + "/" + at.subject;
      const target = kept && document.getElementById(kept);
      if (document.getElementById("chain")) return;
      if (target) {
        target.focus({ preventScroll: true });
        if (caret !== null) target.setSelectionRange(caret, caret);
      } else if (last && last !== here && !isTyping) {
        view.focus({ preventScroll: true });
        window.scrollTo(0, 0);
      }
      const heading = view.querySelector("h1");
      if (last && heading) say(isTyping ? view.querySelector(".lead").textContent
        : heading.textContent);
      last = here;
      rove();
    }
    function missing(at) {
      fill(el("h1", {}, "Nothing of that name"),
        el("p", {}, at.page + " " + at.subject + " is not in this picture. ",
          el("a", { href: "#/coverage" }, "Coverage")));
    }

    /// One cell of the table is in the order of Tab; arrows lead from it to the others.
    function rove() {
      const first = view.querySelector("#features td button");
      if (first) first.tabIndex = 0;
    }
    view.addEventListener("keydown", event => {
      const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1,
        0] };
      const step = steps[event.key];
      const cell = event.target.closest && event.target.closest("#features td");
      if (!step || !cell) return;
      event.preventDefault();
      let [row, column] = [cell.parentElement, cell.cellIndex];
      for (;;) {
        if (step[0]) row = step[0] < 0 ? row.previousElementSibling : row.nextElementSibling;
        column += step[1];
        const next = row && row.cells[column];
        if (!next || !row.closest("#features")) return;
        const button = next.querySelector("button");
        if (!button || next.tagName === "TH") continue;
        event.target.tabIndex = -1;
        button.tabIndex = 0;
        button.focus();
        return;
      }
    });
    document.addEventListener("keydown", event => {
      if (event.key === "Escape" && document.getElementById("chain")) change_({ cell: "" });
      const isTyping = /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName);
      if (event.key === "/" && !isTyping && document.getElementById("filter")) {
        event.preventDefault();
        document.getElementById("filter").focus();
      }
    });
    window.addEventListener("hashchange", () => show(false));
    show(false);
    """#
}

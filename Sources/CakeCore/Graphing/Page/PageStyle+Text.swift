extension PageStyle {
  /// Colours, type and what all pages share.
  static let text = #"""
    :root{color-scheme:light dark;--paper:#fff;--ink:#1b1f24;--quiet:#57616d;--rule:#d8dde3;
    --soft:#f3f5f8;
    --accent:#1a5aa5;--hand:#66717e;--warn:#8f5000;--bad:#b3261e;--good:#23693b;--added:#d9f2df;
    --removed:#fbdfdc;--cause:#ffe0b8;--follows:#e3e0f7;--grant:#2f6f72}
    @media (prefers-color-scheme:dark){:root{--paper:#14181d;--ink:#e4e8ec;--quiet:#a3adb8;
    --rule:#343d47;
    --soft:#1d232a;--accent:#86b9f2;--hand:#a1abb7;--warn:#eab068;--bad:#ff9088;--good:#84d49c;
    --added:#1e4029;
    --removed:#4d2320;--cause:#5a3c12;--follows:#38345c;--grant:#7cc9cb}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:14px/1.45 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
    header{border-bottom:1px solid var(--rule);background:var(--soft)}
    nav{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:.55rem 1.2rem}
    nav a{color:var(--quiet);padding:.15rem 0;border-bottom:2px solid transparent}
    nav a[aria-current]{color:var(--ink);border-color:var(--accent);font-weight:600}
    main{padding:.8rem 1.2rem 3rem;outline:none}
    a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px;border-radius:2px}
    h1{font-size:1.35rem;margin:.2rem 0 .1rem;overflow-wrap:anywhere}
    h2{font-size:.95rem;margin:0 0 .4rem}h3{font-size:.85rem;margin:.7rem 0 .2rem;
    color:var(--quiet)}
    small,.quiet,.lead,.kind{color:var(--quiet)}small{font-size:.8em}.lead,.kind{
    margin:.1rem 0 .7rem}
    code{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
    .place{color:var(--quiet)}
    button{font:inherit;color:var(--accent);background:none;border:0;padding:0;cursor:pointer}
    p>button{border:1px solid var(--rule);border-radius:4px;padding:.1rem .5rem}
    input[type=search]{font:inherit;color:inherit;background:var(--paper);
    border:1px solid var(--quiet);
    border-radius:4px;padding:.2rem .5rem;width:17rem;max-width:100%}
    .tools{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin-bottom:.6rem}
    .skip,.unseen{position:absolute;left:-9999px}.skip:focus{left:1rem;top:.4rem;
    background:var(--paper)}
    ul.plain{list-style:none;margin:0;padding:0}ul.plain li{padding:.12rem 0}
    """#
}

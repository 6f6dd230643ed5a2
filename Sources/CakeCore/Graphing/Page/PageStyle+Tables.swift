extension PageStyle {
  /// Tables, columns, findings and paper.
  static let tables = #"""
    .scroll{overflow:auto;width:fit-content;max-width:100%;max-height:78vh;
    border:1px solid var(--rule);border-radius:6px}
    table{border-collapse:separate;border-spacing:0}
    .coverage{font-variant-numeric:tabular-nums}
    .coverage th,.coverage td{padding:0;height:1.5rem;text-align:center;font-weight:400;
    white-space:nowrap}
    .coverage tbody th,.coverage tfoot th,.coverage .corner{text-align:left;
    padding:0 .9rem 0 .6rem;
    position:sticky;left:0;background:var(--paper);z-index:1}
    .coverage thead th,.coverage thead td{vertical-align:bottom;background:var(--soft)}
    .coverage thead .corner{background:var(--soft);vertical-align:bottom;color:var(--quiet)}
    .coverage .name{min-width:2.05rem;width:2.05rem;padding:.3rem 0}
    .coverage .name span{writing-mode:vertical-rl;transform:rotate(180deg);max-height:13rem;
    overflow:hidden;
    text-overflow:ellipsis;display:inline-block}
    .modules th{font-size:.72rem;color:var(--quiet);border-left:1px solid var(--rule);max-width:0;
    padding:.15rem .3rem !important}
    .modules th span{display:block;overflow:hidden;text-overflow:ellipsis}
    .coverage .first{border-left:1px solid var(--rule)}
    .coverage tbody tr:hover>*,.coverage tbody tr:focus-within>*{background:var(--soft)}
    .coverage td button{width:100%;height:1.5rem;color:inherit}
    .used,.coverage td.used{color:var(--accent)}.forwarded,.coverage td.forwarded{
    color:var(--hand)}
    .kept{color:var(--quiet)}.unused,.coverage td.unused{color:var(--warn)}
    .missing,.coverage td.missing{color:var(--bad)}.unused button,.missing button{font-weight:700}
    .grant{color:var(--grant)}.coverage .root td{height:2.05rem;line-height:.8;padding-top:.2rem}
    .grant small{font-size:.65rem;display:block;line-height:1.1;color:var(--quiet)}
    td.grant.parent,td.grant.transient{color:var(--hand)}
    .total{color:var(--quiet);padding:0 .7rem !important;text-align:right !important;
    border-left:1px solid var(--rule)}
    .total.most{color:var(--ink);font-weight:700 !important}th.most span{font-weight:700}
    tfoot .total{border-left:0;padding:0 !important;text-align:center !important}
    tfoot td.first{border-left:1px solid var(--rule) !important}
    tfoot th,tfoot td{border-top:1px solid var(--rule)}
    .bar{display:inline-block;height:.45rem;margin-left:.4rem;background:var(--accent);
    opacity:.55;
    border-radius:1px;vertical-align:middle}
    td.total .bar{position:relative}
    .group th{color:var(--quiet);font-size:.8rem;border-top:1px solid var(--rule);
    padding-top:.25rem !important}
    .module th{font-weight:600}.count{color:var(--quiet);font-size:.85em}
    .problem>th a{color:var(--warn)}
    .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;list-style:none;padding:0;margin:.7rem 0;
    color:var(--quiet);font-size:.86rem}
    #chain{position:fixed;right:0;top:0;bottom:0;width:min(31rem,100%);overflow:auto;
    padding:1rem 1.2rem;
    background:var(--paper);border-left:1px solid var(--rule);box-shadow:-8px 0 30px #0003;
    z-index:5;outline:0}
    #chain .close{float:right;font-size:1.4rem;line-height:1}
    .chain,.chain ol{padding-left:1.1rem;margin:.2rem 0}.chain li{padding:.2rem 0}
    .chain .place,.columns .place{display:block}
    .columns{display:grid;grid-template-columns:1fr 1fr 1.35fr;gap:1.1rem;margin:.6rem 0 1.3rem}
    .columns>section{border:1px solid var(--rule);border-radius:6px;padding:.7rem .9rem;
    min-width:0}
    .columns>.thing{background:var(--soft);border-color:var(--accent)}
    .below,.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(19rem,1fr));
    gap:1.1rem 2rem}
    .card{border:1px solid var(--rule);border-radius:6px;padding:.7rem .9rem}
    .card h3{color:inherit;font-size:1rem;margin:0}dt{color:var(--grant);margin-top:.45rem}dd{
    margin:0}
    .breaks ul{columns:24rem 3;column-gap:2rem}.breaks li{break-inside:avoid}.breaks .place{
    display:block}.quiet{margin:.1rem 0 .4rem}
    main>section{margin:1.1rem 0}
    .finding{border-left:4px solid;padding:.3rem .8rem;margin:.5rem 0;background:var(--soft)}
    .finding p{margin:.15rem 0}.finding.follows{margin-left:1.6rem}.note{color:var(--quiet)}
    article.cause{border-color:#d98313}article.follows{border-color:#7569c9}
    b.cause{color:#c06f06}b.follows{color:#7569c9}
    td.cause{background:var(--cause) !important}td.follows{background:var(--follows) !important}
    td.added,b.added{background:var(--added) !important;color:var(--good)}
    td.removed,b.removed{background:var(--removed) !important;color:var(--bad)}
    .numbers th,.numbers td{padding:.12rem 1.2rem .12rem 0;text-align:left;font-weight:400}
    .numbers thead th{color:var(--quiet);font-size:.82rem}
    .tree,.tree ul{list-style:none;padding-left:1.6rem}.tree{padding-left:0}
    .tree li{padding:.25rem 0;border-left:2px solid var(--rule);padding-left:.9rem}
    @media (max-width:50rem){.columns{grid-template-columns:1fr}}
    @media print{header,.tools,.skip,.close,p>button{display:none}.scroll{max-height:none;
    overflow:visible;
    border:0}main{padding:0}#chain{position:static;box-shadow:none;border:1px solid var(--rule);
    width:auto}
    .coverage tbody th,.coverage tfoot th,.coverage .corner{position:static}a{color:inherit}
    .columns,.finding,.card{break-inside:avoid}tr{break-inside:avoid}}
    """#
}

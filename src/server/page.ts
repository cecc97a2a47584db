/** The place in `index.html` that says what relative addresses refer to. */
const baseMark = '<base href="/" />';

/**
 * The guide's page with everything relative to `base`: `/` on a server of its own, `../../` two folders deep in a
 * static guide. So one build runs at any path.
 *
 * @param hints links to what the page will ask for
 */
export function pageAt(template: string, base: string, hints = ''): string {
  if (!template.includes(baseMark)) throw new Error(`index.html must hold ${baseMark}`);
  // The scripts come first, and hints compete with nothing that shows the screen sooner.
  return template
    .replace(baseMark, () => `<base href="${base}" />`)
    .replace('</head>', () => (hints === '' ? '</head>' : `  ${hints}\n  </head>`));
}

/**
 * Hosts differ in whether they lead `/tours/1` on to the folder `/tours/1/`. Relative addresses need the slash, so the
 * page asks for it itself where the host did not.
 */
const addSlash =
  "<script>if(!/(\\/|\\.html)$/.test(location.pathname))location.replace(location.pathname+'/'+location.search+location.hash)</script>";

/** A page of a static guide, `depth` folders below the guide's own. */
export function staticPageAt(template: string, depth: number, hints: string): string {
  const page = pageAt(template, depth === 0 ? './' : '../'.repeat(depth), hints);
  return page.replace('<head>', () => `<head>\n    ${addSlash}`);
}

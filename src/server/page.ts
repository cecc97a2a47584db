/** The element in `index.html` that sets the base of relative addresses. */
export const baseMark = '<base href="/" />';

/**
 * Returns the guide's page with all addresses relative to `base`: `/` on our own server, `../../` two folders deep in
 * a static guide. So one build runs at any path.
 *
 * @param hints links to files that the page will need
 */
export function pageAt(template: string, base: string, hints = ''): string {
  if (!template.includes(baseMark)) throw new Error(`index.html must hold ${baseMark}`);
  // After the scripts, so that hints do not delay anything that shows the screen.
  return template
    .replace(baseMark, () => `<base href="${base}" />`)
    .replace('</head>', () => (hints === '' ? '</head>' : `  ${hints}\n  </head>`));
}

/**
 * Hosts differ in whether they redirect `/tours/1` to the folder `/tours/1/`. Relative addresses need the slash, so the
 * page adds it where the host does not.
 */
const addSlash =
  "<script>if(!/(\\/|\\.html)$/.test(location.pathname))location.replace(location.pathname+'/'+location.search+location.hash)</script>";

/** Returns a page of a static guide, `depth` folders below the guide's own folder. */
export function staticPageAt(template: string, depth: number, hints: string): string {
  const page = pageAt(template, depth === 0 ? './' : '../'.repeat(depth), hints);
  return page.replace('<head>', () => `<head>\n    ${addSlash}`);
}

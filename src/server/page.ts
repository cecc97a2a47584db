/** The place in `index.html` that says what relative addresses refer to. */
const baseMark = '<base href="/" />';

/**
 * The guide's page with everything relative to `base`: `/` on a server of its own, `../../` two folders deep in a
 * static guide. So one build runs at any path.
 */
export function pageAt(template: string, base: string): string {
  if (!template.includes(baseMark)) throw new Error(`index.html must hold ${baseMark}`);
  return template.replace(baseMark, `<base href="${base}" />`);
}

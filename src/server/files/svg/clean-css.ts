/**
 * Removes everything that loads from a style value or rule of an SVG; undefined if the result may be unsafe.
 * References within the file (`url(#shade)`) stay.
 */
export function cleanCss(given: string): string | undefined {
  const css = withoutComments(given);
  // Backslash escapes can disguise any word.
  if (/\\|<|@import|@namespace|@charset|expression\s*\(|behaviou?r\s*:|-moz-binding|(?:java|vb)script\s*:/i.test(css)) {
    return undefined;
  }
  if (/(?:image-set|image|cross-fade|element|src|paint)\s*\(/i.test(css)) return undefined;
  const local = css.replaceAll(/url\s*\(\s*(?:"[^"]*"|'[^']*'|[^"'()]*)\s*\)/gi, (url) =>
    isLocal.test(url) ? url : 'none',
  );
  return (local.match(/url/gi) ?? []).length === (local.match(localUrl) ?? []).length ? local : undefined;
}

export function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?(?:\*\/|$)/gs, ' ');
}

const localPattern = String.raw`url\s*\(\s*(?:"#[^"\s]+"|'#[^'\s]+'|#[^"'()\s]+)\s*\)`;
const isLocal = new RegExp(`^${localPattern}$`, 'i');
const localUrl = new RegExp(localPattern, 'gi');

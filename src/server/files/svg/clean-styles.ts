import { cleanCss, withoutComments } from './clean-css.ts';

export interface CleanedStyles {
  readonly css: string;
  /** Whether rules are missing that may change how the drawing looks. */
  readonly isLess: boolean;
}

/** Removes from the style rules of an SVG those rules and values that load something or may be unsafe, and no others. */
export function cleanStyles(given: string): CleanedStyles {
  // The signs that hid style rules from the first browsers.
  const whole = withoutComments(given).replaceAll(/<!--|-->/g, ' ');
  if (cleanCss(whole) === whole) return { css: whole, isLess: false };
  let isLess = false;
  const css = cleanRules(whole, 0);
  // Harmless pieces must not become anything else side by side.
  return cleanCss(css) === css ? { css, isLess } : { css: '', isLess: true };

  function cleanRules(css: string, depth: number): string {
    return piecesOf(css)
      .map((piece) => cleanPiece(piece, depth))
      .join('');
  }

  function cleanPiece(piece: string, depth: number): string {
    const kept = cleanCss(piece);
    if (kept === piece) return piece;
    const block = /^([^{]*)\{(.*)\}(\s*)$/s.exec(piece);
    if (block !== null && depth < deepest && cleanCss(block[1] ?? '') === block[1]) {
      return `${block[1]}{${cleanRules(block[2] ?? '', depth + 1)}}${block[3] ?? ''}`;
    }
    // Cleaned drawings are UTF-8 in any case.
    if (!/^\s*@charset\b/i.test(piece)) isLess = true;
    return kept ?? '';
  }
}

/** Rules within `@media` and the like, and declarations within these. */
const deepest = 4;

/** Cuts style rules, or the declarations in a block, behind every `;` and `}` of their level. */
function piecesOf(css: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let level = 0;
  let open = 0;
  for (const { 0: part, index } of css.matchAll(/"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|\\.|[{}();]/gs)) {
    if (part === '(') open += 1;
    if (part === ')') open = Math.max(0, open - 1);
    if (part === '{') level += 1;
    if (part === '}') [level, open] = [Math.max(0, level - 1), 0];
    if (level > 0 || open > 0 || (part !== ';' && part !== '}')) continue;
    pieces.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...pieces, css.slice(start)];
}

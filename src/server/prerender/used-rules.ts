/** A rule or an at-rule: what stands before its braces, and what is in them; undefined: it ends with a semicolon. */
interface Rule {
  readonly prelude: string;
  readonly block: string | undefined;
}

/**
 * Returns the rules of a stylesheet that may apply to a page as it is served: all but those for classes that it lacks.
 *
 * @param css as the build writes it: without comments and nested rules
 */
export function usedRules(css: string, html: string): string {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  const classes = new Set([...attributes].flatMap(([, names = '']) => names.split(/\s+/)));
  return keepUsed(css, classes);
}

const conditions = /^@(?:media|container|supports|layer)\b/;

function keepUsed(css: string, classes: ReadonlySet<string>): string {
  return rulesIn(css)
    .map(({ prelude, block }) => {
      if (block === undefined) return `${prelude};`;
      if (conditions.test(prelude)) {
        const kept = keepUsed(block, classes);
        return kept === '' ? '' : `${prelude}{${kept}}`;
      }
      return prelude.startsWith('@') || mayApply(prelude, classes) ? `${prelude}{${block}}` : '';
    })
    .join('');
}

/** Whether one of these selectors needs no other classes. What is in parentheses may be a condition that is not met. */
function mayApply(selectors: string, classes: ReadonlySet<string>): boolean {
  let outside = selectors;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, '');
  }
  return outside
    .split(',')
    .some((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)));
}

function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let opened = 0;
  // Texts in quotes may contain anything.
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') {
      depth += 1;
      if (depth === 1) opened = index;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, opened).trim(), block: css.slice(opened + 1, index) });
      start = index + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim(), block: undefined });
      start = index + 1;
    }
  }
  return rules;
}

import {
  calmAttribute,
  lookAttribute,
  lostAttribute,
  soundingAttribute,
  unfitAttribute,
  unstorableAttribute,
} from '#contract/rendered-page.ts';

/** A rule or an at-rule: the part before its braces, and the part in them; undefined: it ends with a semicolon. */
interface Rule {
  readonly prelude: string;
  readonly block: string | undefined;
}

/** The parts of a page that selectors may match. */
interface Content {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Each by its name, and with its value: `dir` and `dir=rtl`. */
  readonly attributes: ReadonlySet<string>;
  readonly html: string;
}

/**
 * Returns the rules of a stylesheet that may apply to a page as it is served, until the guide runs: those for its elements,
 * classes and attributes, with the fonts and animations that they need. Rules for what a pointer is on are left out.
 *
 * @param css as the build writes it: without comments and nested rules
 */
export function usedRules(css: string, html: string): string {
  const kept = keepUsed(rulesIn(css), contentOf(html));
  const text = kept.join('');
  return kept.filter((rule) => !isUnusedAnimation(rule, text)).join('');
}

const darkSelector = new RegExp(`\\[${lookAttribute}=["']?dark["']?\\]`, 'g');

/** Returns the rules for the dark look, as rules for every page. */
export function darkRules(css: string): string {
  return rulesIn(css)
    .map(({ prelude, block = '' }) => {
      if (prelude.startsWith('@')) {
        const within = conditions.test(prelude) ? darkRules(block) : '';
        return within === '' ? '' : `${prelude}{${within}}`;
      }
      const selectors = prelude.replaceAll(darkSelector, '');
      return selectors === prelude ? '' : `${selectors}{${block}}`;
    })
    .join('');
}

/** Attributes set by the script at the head of the page, or by visitors without a script. */
const changing: readonly string[] = [
  calmAttribute,
  lookAttribute,
  lostAttribute,
  soundingAttribute,
  unfitAttribute,
  unstorableAttribute,
  'open',
];

function contentOf(html: string): Content {
  const elements = new Set(['html', 'body']);
  const classes = new Set<string>();
  const attributes = new Set(changing);
  for (const [, element = '', inside = ''] of html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    elements.add(element.toLowerCase());
    for (const [, name = '', value = ''] of inside.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
      attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
    }
  }
  return { elements, classes, attributes, html };
}

const conditions = /^@(?:media|container|supports|layer)\b/;

function keepUsed(rules: readonly Rule[], content: Content): readonly string[] {
  return rules.flatMap(({ prelude, block }) => {
    if (block === undefined) return `${prelude};`;
    if (conditions.test(prelude)) {
      const kept = keepUsed(rulesIn(block), content).join('');
      return kept === '' ? [] : `${prelude}{${kept}}`;
    }
    const mayApply = prelude.startsWith('@')
      ? hasLetters(block, content)
      : hasLanguage(prelude, content) && mayChooseOne(prelude, content);
    return mayApply ? `${prelude}{${block}}` : [];
  });
}

/** Whether the page has a letter of this font; true for all that is no font, or one for all letters. */
function hasLetters(block: string, { html }: Content): boolean {
  const [, letters] = /unicode-range:([^;]+)/.exec(block) ?? [];
  if (letters === undefined) return true;
  const ranges = letters.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${ranges.join('')}]`, 'u').test(html);
}

/** Whether the page is or has something in one of the languages that a rule names; such rules have no other selectors. */
function hasLanguage(selectors: string, { html }: Content): boolean {
  const languages = [...selectors.matchAll(/:lang\((\w+)\)/g)].map(([, language = '']) => language);
  return languages.length === 0 || new RegExp(`\\slang="(?:${languages.join('|')})\\b`, 'i').test(html);
}

/** Whether one of these selectors may choose something. Other parentheses than of `:has` may hold a condition that is not met. */
function mayChooseOne(selectors: string, content: Content): boolean {
  let outside = selectors.includes(':not(') ? selectors : selectors.replaceAll(/:has\(([^(),]*)\)/g, ' $1');
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, '');
  }
  // A comma within brackets ends no selector.
  return (outside.match(/(?:\[(?:"[^"]*"|[^"\]])*\]|[^,[])+/g) ?? []).some((selector) => mayChoose(selector, content));
}

const attributeSelector = /\[([\w-]+)(?:([~|^$*]?=)("[^"]*"|[^\]]*))?\]/g;

function mayChoose(selector: string, { elements, classes, attributes }: Content): boolean {
  const plain = selector.replaceAll(attributeSelector, '');
  // No page changes into another before the guide runs.
  if (/:(?:hover|active)\b|::view-transition/.test(plain)) return false;
  return (
    [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].every(([, name = '']) => elements.has(name.toLowerCase())) &&
    [...selector.matchAll(attributeSelector)].every(([, name = '', sign, value = '']) =>
      attributes.has(sign === '=' && !changing.includes(name) ? `${name}=${value.replaceAll('"', '')}` : name),
    )
  );
}

/** Whether a rule is an animation that none of these rules names. */
function isUnusedAnimation(rule: string, rules: string): boolean {
  const [, name] = /^@keyframes ([\w-]+)/.exec(rule) ?? [];
  return name !== undefined && !new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(rules);
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

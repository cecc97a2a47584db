import { elementsIn, type SvgElement } from './svg-element.ts';

/** The style rules of a file, as far as they decide where shapes are and whether they are shown. */
export interface Styles {
  /** Returns the value of a property: from `style`, a rule, or an attribute. */
  readonly valueOf: (element: SvgElement, ancestors: readonly SvgElement[], property: string) => string | undefined;
  /** Selectors that are not understood, of rules that would decide. */
  readonly unread: readonly string[];
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

interface Step {
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Whether the step before must be the parent; otherwise it may be any ancestor. */
  readonly isChild: boolean;
}

interface Rule {
  readonly steps: readonly Step[];
  readonly weight: number;
  readonly declarations: readonly Declaration[];
}

const geometry = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'd'];
const transforms = ['transform', 'transform-origin', 'transform-box', 'translate', 'rotate', 'scale'];
const deciding: ReadonlySet<string> = new Set(['display', 'visibility', ...transforms, ...geometry]);
/** Attributes of these names mean something else. */
const stylesOnly: ReadonlySet<string> = new Set(['translate', 'rotate', 'scale']);

export function readStyles(svg: SvgElement): Styles {
  const rules: Rule[] = [];
  const unread: string[] = [];
  for (const element of elementsIn(svg)) {
    if (element.name === 'style' && isForScreens(element.attributes['media'] ?? '')) {
      readRules(element.attributes['text'] ?? '', rules, unread);
    }
  }
  // Equal weights keep their order.
  const byWeight = rules.toSorted((one, other) => one.weight - other.weight);
  return {
    unread,
    valueOf: (element, ancestors, property) => {
      const attribute = stylesOnly.has(property) ? undefined : element.attributes[property];
      const own = readDeclarations(element.attributes['style'] ?? '');
      const matching = byWeight.filter(({ steps }) => matches(steps, element, ancestors));
      const declared = [...matching.flatMap(({ declarations }) => declarations), ...own].filter(
        (each) => each.property === property,
      );
      return (declared.findLast(({ isImportant }) => isImportant) ?? declared.at(-1))?.value ?? attribute;
    },
  };
}

function readRules(given: string, rules: Rule[], unread: string[]): void {
  const css = given.replaceAll(/\/\*.*?(?:\*\/|$)|<!--|-->/gs, ' ');
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    // Statements such as @import end with a semicolon.
    const prelude = (css.slice(at, open).split(';').at(-1) ?? '').trim();
    const close = closing(css, open);
    const block = css.slice(open + 1, close);
    at = close + 1;
    if (/^@media\b/i.test(prelude)) {
      if (isForScreens(prelude.slice('@media'.length))) readRules(block, rules, unread);
    } else if (!prelude.startsWith('@')) addRules(prelude, readDeclarations(block), rules, unread);
  }
}

function isForScreens(media: string): boolean {
  return /^(?:\s*|.*\b(?:all|screen)\b.*)$/i.test(media);
}

function closing(css: string, open: number): number {
  let level = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') level += 1;
    if (css[at] === '}') level -= 1;
    if (level === 0) return at;
  }
  return css.length;
}

function addRules(prelude: string, declarations: readonly Declaration[], rules: Rule[], unread: string[]): void {
  if (declarations.length === 0) return;
  for (const selector of prelude.split(',').map((each) => each.trim())) {
    const steps = readSelector(selector);
    if (steps === undefined) unread.push(selector);
    else rules.push({ steps, weight: weightOf(steps), declarations });
  }
}

/** Returns the declarations that decide where shapes are and whether they are shown. */
function readDeclarations(css: string): readonly Declaration[] {
  return css.split(';').flatMap((each) => {
    const [, property = '', given = ''] = /^\s*([a-z-]+)\s*:(.*)$/is.exec(each) ?? [];
    if (!deciding.has(property.toLowerCase())) return [];
    const value = given.replace(/!\s*important\s*$/i, '').trim();
    return [{ property: property.toLowerCase(), value, isImportant: /!\s*important\s*$/i.test(given) }];
  });
}

const compound = /^(\*|[\p{L}_][\p{L}\p{N}_-]*)?((?:[.#][\p{L}\p{N}_-]+)*)$/u;

/** Reads names, classes and IDs, below each other or not; undefined for any other selector. */
function readSelector(selector: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (const part of selector.replaceAll(/\s*>\s*/g, ' >').split(/\s+/)) {
    const isChild = part.startsWith('>');
    const [whole, name = '*', more = ''] = compound.exec(isChild ? part.slice(1) : part) ?? [];
    if (whole === undefined || whole === '') return undefined;
    const marks = more.match(/[.#][^.#]+/g) ?? [];
    const classes = marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1));
    const [id, ...others] = marks.filter((mark) => mark.startsWith('#')).map((mark) => mark.slice(1));
    if (others.length > 0) return undefined;
    steps.push({ name, id, classes, isChild });
  }
  return steps;
}

function weightOf(steps: readonly Step[]): number {
  return steps.reduce(
    (sum, { name, id, classes }) =>
      sum + (id === undefined ? 0 : 1_000_000) + classes.length * 1000 + (name === '*' ? 0 : 1),
    0,
  );
}

function matches(steps: readonly Step[], element: SvgElement, ancestors: readonly SvgElement[]): boolean {
  const last = steps.at(-1);
  if (last === undefined) return true;
  if (!fits(last, element)) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  const above = last.isChild ? ancestors.slice(-1) : ancestors;
  return above.some((each) => matches(before, each, ancestors.slice(0, ancestors.lastIndexOf(each))));
}

function fits({ name, id, classes }: Step, { name: own, attributes }: SvgElement): boolean {
  const ownClasses = (attributes['class'] ?? '').split(/\s+/);
  return (
    (name === '*' || name === own) &&
    (id === undefined || id === attributes['id']) &&
    classes.every((each) => ownClasses.includes(each))
  );
}

import { computeAccessibleName, getRole, isSubtreeInaccessible } from 'dom-accessibility-api';

/** One thing that a screen reader says, in the order of the page. */
export interface ReadLine {
  /** `text` for words without a role. */
  readonly role: ReadRole;
  readonly name: string;
  /** Of a heading: 1 to 6. */
  readonly level?: number;
  /** Of a list: how many entries it has. */
  readonly count?: number;
  readonly isOpen?: boolean;
  readonly isDisabled?: boolean;
  /** Whether the keyboard reaches it. */
  readonly isFocusable: boolean;
}

/** Roles that are read as one, with all that they hold. */
const wholes = [
  'heading',
  'link',
  'button',
  'img',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'combobox',
  'progressbar',
] as const;

/** Roles that are announced before what they hold. */
const frames = [
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'region',
  'search',
  'form',
  'dialog',
  'alert',
  'status',
  'list',
  'group',
] as const;

export type ReadRole = 'text' | (typeof wholes)[number] | (typeof frames)[number];

/** These are nothing to say without a name. */
const silentUnnamed: ReadonlySet<ReadRole> = new Set(['region', 'form', 'group', 'img']);

/** Returns what a screen reader says of a page, from its beginning to its end. */
export function readingOf(page: Element): readonly ReadLine[] {
  const reading: Reading = { lines: [], isNewBlock: true };
  read(page, reading);
  return reading.lines;
}

interface Reading {
  readonly lines: ReadLine[];
  /** Whether the next words begin a paragraph. */
  isNewBlock: boolean;
}

function read(element: Element, reading: Reading): void {
  if (isSubtreeInaccessible(element)) return;
  const role = roleOf(element);
  if (role !== undefined) {
    const line = lineOf(element, role);
    // Controls are listed even without a name: that is a fault to see here.
    if (line.name !== '' || !silentUnnamed.has(role)) reading.lines.push(line);
  }
  if (wholes.some((one) => one === role)) return;
  const isBlock = !styleOf(element).display.startsWith('inline');
  reading.isNewBlock ||= isBlock;
  for (const child of element.childNodes) {
    if (child.nodeType === Node.ELEMENT_NODE) read(child as Element, reading);
    else if (child.nodeType === Node.TEXT_NODE) say(squeezed(child.textContent ?? ''), element, reading);
  }
  reading.isNewBlock ||= isBlock;
}

/** Words of one paragraph are one line, also where parts of them are set apart. */
function say(words: string, element: Element, reading: Reading): void {
  if (words === '' || styleOf(element).visibility === 'hidden') return;
  const last = reading.lines.at(-1);
  if (reading.isNewBlock || last?.role !== 'text')
    reading.lines.push({ role: 'text', name: words, isFocusable: false });
  else reading.lines[reading.lines.length - 1] = { ...last, name: `${last.name} ${words}` };
  reading.isNewBlock = false;
}

function lineOf(element: Element, role: ReadRole): ReadLine {
  const level = role === 'heading' ? Number(element.getAttribute('aria-level') ?? element.localName[1]) : undefined;
  const open = element.getAttribute('aria-expanded');
  return {
    role,
    name: squeezed(computeAccessibleName(element)),
    ...(level === undefined ? {} : { level }),
    ...(role === 'list' ? { count: element.children.length } : {}),
    ...(open === null ? {} : { isOpen: open === 'true' }),
    ...(element.matches(':disabled, [aria-disabled=true]') ? { isDisabled: true } : {}),
    isFocusable: element.matches('a[href], button, input, select, textarea, [tabindex]:not([tabindex^="-"])'),
  };
}

function roleOf(element: Element): ReadRole | undefined {
  const role = getRole(element);
  return [...wholes, ...frames].find((one) => one === role);
}

function styleOf(element: Element): Pick<CSSStyleDeclaration, 'display' | 'visibility'> {
  return element.ownerDocument.defaultView?.getComputedStyle(element) ?? { display: '', visibility: '' };
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

import { tablesAsLines } from './pasted-tables.ts';
import { wordLists } from './pasted-word-lists.ts';

/**
 * Returns pasted HTML in the elements that the editor knows, so that it loses no emphasis, list item or gap between words.
 * Nothing in it is loaded or run.
 */
export function readablePaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropNoise(body);
  wordLists(body);
  tablesAsLines(body);
  knownHeadings(body);
  bareItems(body);
  emphasisAsTags(body);
  return body.innerHTML;
}

const blocks: ReadonlySet<string> = new Set('P H1 H2 H3 H4 H5 H6 UL OL TABLE BLOCKQUOTE DIV'.split(' '));

function dropNoise(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (comments.nextNode() !== null) found.push(comments.currentNode as ChildNode);
  for (const comment of found) comment.remove();
  for (const element of body.querySelectorAll('style, script, title, meta, link')) element.remove();
  // Word's mark for the end of an empty paragraph.
  const marks = [...body.querySelectorAll('p > *')].filter(({ tagName }) => tagName === 'O:P');
  for (const mark of marks) if (mark.textContent.trim() === '') mark.remove();
  // Google Docs writes an empty line as a break between two paragraphs.
  for (const lineBreak of body.querySelectorAll('br')) {
    const siblings = [...(lineBreak.parentElement?.children ?? [])];
    const isEnd = lineBreak.className === 'Apple-interchange-newline';
    if (isEnd || siblings.some(({ tagName }) => blocks.has(tagName))) lineBreak.remove();
  }
}

/** The editor knows `<h2>` to `<h4>`. */
function knownHeadings(body: HTMLElement): void {
  const known = [
    ['h1, p.MsoTitle', 'h2'],
    ['h5, h6', 'h4'],
  ] as const;
  for (const [other, tag] of known) {
    for (const element of body.querySelectorAll(other)) {
      const heading = body.ownerDocument.createElement(tag);
      heading.append(...element.childNodes);
      element.replaceWith(heading);
    }
  }
}

/** Writes `<li>text</li>` for an item of one paragraph, as the toolbar does. */
function bareItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const [first, ...rest] = item.children;
    if (first?.tagName === 'P' && rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) {
      first.replaceWith(...first.childNodes);
    }
  }
}

/** The tag that shows an emphasis; undefined for none. */
type Tag = string | undefined;

/**
 * Puts `<strong>`, `<em>` and the like around the words that a writer shows as emphasised, and around no others.
 *
 * Writers use styles: Google Docs wraps all that is copied into a `<b>` of normal weight, and marks a bold word by
 * `<span style="font-weight:700">`. The innermost element that says anything decides, as in a browser.
 */
function emphasisAsTags(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const shown: (readonly [Text, readonly Tag[]])[] = [];
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    shown.push([text, [emphasisOf(text, body, bold), emphasisOf(text, body, italic)]]);
  }
  for (const element of body.querySelectorAll('b, strong, i, em')) element.replaceWith(...element.childNodes);
  for (const [text, tags] of shown) {
    if (text.data.trim() === '' && between.has(text.parentElement?.tagName ?? '')) continue;
    for (const tag of tags) {
      if (tag === undefined) continue;
      const mark = body.ownerDocument.createElement(tag);
      text.replaceWith(mark);
      mark.append(text);
    }
  }
}

/** Blank text in one of these only separates the blocks in it. */
const between: ReadonlySet<string> = new Set(['BODY', 'DIV', 'UL', 'OL', 'BLOCKQUOTE']);

/** A kind of emphasis, by tag and by style. */
interface Kind {
  readonly usual: string;
  readonly tags: readonly string[];
  /** Returns what a style says about it; undefined if it says nothing. */
  readonly shownBy: (style: string, element: Element) => boolean | undefined;
}

const bold: Kind = {
  usual: 'strong',
  tags: ['b', 'strong'],
  shownBy: (style, { tagName }) => {
    const weight = valueOf(style, 'font-weight');
    // A heading is bold already.
    if (weight === undefined || /^H\d$/.test(tagName)) return undefined;
    return weight.startsWith('bold') || Number(weight) >= 600;
  },
};

const italic: Kind = {
  usual: 'em',
  tags: ['i', 'em'],
  shownBy: (style) => {
    const slope = valueOf(style, 'font-style');
    return slope === undefined ? undefined : slope === 'italic' || slope.startsWith('oblique');
  },
};

function emphasisOf(text: Text, body: HTMLElement, { usual, tags, shownBy }: Kind): Tag {
  for (let element = text.parentElement; element !== null && element !== body; element = element.parentElement) {
    const tag = element.tagName.toLowerCase();
    const isTagged = tags.includes(tag);
    const isShown = shownBy(element.getAttribute('style') ?? '', element) ?? (isTagged ? true : undefined);
    if (isShown !== undefined) return isShown ? (isTagged ? tag : usual) : undefined;
  }
  return undefined;
}

/** Returns the last value of a property in a `style` attribute, in lower case. */
function valueOf(style: string, property: string): string | undefined {
  const rules = style.split(';').map((rule) => rule.split(':').map((part) => part.trim().toLowerCase()));
  const value = rules.findLast(([name]) => name === property)?.[1]?.replace(/\s*!important$/, '');
  return value === undefined || value === '' || value === 'inherit' ? undefined : value;
}

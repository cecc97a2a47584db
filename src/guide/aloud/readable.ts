import { cutSentences } from './cut-sentences.ts';
import { type Sentence } from './reading-machine.ts';

/** A sentence on the screen. */
export interface ShownSentence extends Sentence {
  readonly ranges: readonly Range[];
}

/** What screens mark as text that can be read aloud, by the attribute `data-aloud`. Headings are read before it. */
const marked = '[data-aloud]';

/** Returns the languages of what can be read in a screen now. */
export function languagesIn(screen: Element): ReadonlySet<string> {
  return new Set([...screen.querySelectorAll(marked)].filter(isVisible).map(languageOf));
}

/** Returns the sentences to read in a screen. An entry of a list is one. */
export function sentencesIn(screen: Element): readonly ShownSentence[] {
  const blocks = [...screen.querySelectorAll(`h1, ${marked}`)].filter(isVisible);
  const entries = new Map<Element, Element[]>();
  for (const block of blocks) {
    const holder = block.closest('li') ?? block;
    entries.set(holder, [...(entries.get(holder) ?? []), block]);
  }
  return [...entries].flatMap(([holder, parts]) =>
    holder.matches('li') ? entryOf(parts) : parts.flatMap(sentencesOf),
  );
}

/** Its number, its title and its length are separate elements; commas make a voice pause between them. */
function entryOf(parts: readonly Element[]): readonly ShownSentence[] {
  const pieces = parts.flatMap((part) => piecesOf(part));
  const [first] = pieces;
  if (first === undefined) return [];
  const text = pieces.map((piece) => spokenText(piece.text)).filter((words) => words !== '');
  return [
    { text: text.join(', '), language: languageOf(first.element), ranges: pieces.map(({ element }) => whole(element)) },
  ];
}

function piecesOf(part: Element): readonly { readonly element: Element; readonly text: string }[] {
  const hasOwnWords = [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const elements = hasOwnWords || part.children.length === 0 ? [part] : [...part.children];
  return elements.map((element) => ({
    element,
    text: textsIn(element)
      .map(({ data }) => data)
      .join(''),
  }));
}

function whole(element: Element): Range {
  const range = new Range();
  range.selectNodeContents(element);
  return range;
}

function sentencesOf(block: Element): readonly ShownSentence[] {
  return runsIn(block).flatMap(({ texts, language }) => {
    const text = texts.map(({ data }) => data.replaceAll(/\s/g, ' ')).join('');
    return cutSentences(text, language).map(({ start, end }) => ({
      text: spokenText(text.slice(start, end)),
      language,
      ranges: [rangeOver(texts, start, end)],
    }));
  });
}

/** Texts in a row that belong to one paragraph and are in one language. */
interface Run {
  readonly texts: Text[];
  readonly paragraph: Element | null;
  readonly language: string;
}

function runsIn(block: Element): readonly Run[] {
  const runs: Run[] = [];
  for (const text of textsIn(block)) {
    const paragraph = text.parentElement?.closest(paragraphs) ?? null;
    const language = languageOf(text.parentElement);
    const last = runs.at(-1);
    if (last?.paragraph === paragraph && last.language === language) last.texts.push(text);
    else runs.push({ texts: [text], paragraph, language });
  }
  return runs;
}

const paragraphs = 'p, li, h1, h2, h3, h4, dt, dd, th, td, blockquote, div, summary, button';

function rangeOver(texts: readonly Text[], start: number, end: number): Range {
  const range = new Range();
  let before = 0;
  for (const text of texts) {
    const { length } = text.data;
    if (start >= before && start < before + length) range.setStart(text, start - before);
    if (end > before && end <= before + length) range.setEnd(text, end - before);
    before += length;
  }
  return range;
}

function textsIn(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && isRead(currentNode.parentElement)) texts.push(currentNode);
  }
  return texts;
}

function isRead(element: Element | null): boolean {
  return element !== null && element.closest('[aria-hidden="true"], .visually-hidden') === null && isVisible(element);
}

function isVisible(element: Element): boolean {
  // Safari before 17.4 does not know; what is closed is not in the page either.
  return 'checkVisibility' in element ? element.checkVisibility() : true;
}

function languageOf(element: Element | null): string {
  return element?.closest<HTMLElement>('[lang]')?.lang ?? '';
}

/** Without the marks at which words may be divided, which some voices speak. */
function spokenText(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();
}

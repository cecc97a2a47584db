import { emphasisAsTags } from './pasted-emphasis.ts';
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

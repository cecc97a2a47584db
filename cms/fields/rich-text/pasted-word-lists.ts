/** An item of a list that Word wrote as a paragraph. */
interface WordItem {
  readonly paragraph: Element;
  /** From 1, the outermost. */
  readonly level: number;
  /** Its number; undefined for a bullet. */
  readonly mark: string | undefined;
}

interface OpenList {
  readonly level: number;
  readonly tag: string;
  readonly list: Element;
}

/** Writes the paragraphs that Word shows as items, each with its own bullet or number, as lists. */
export function wordLists(body: HTMLElement): void {
  let open: readonly OpenList[] = [];
  let previous: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const item = readItem(paragraph);
    if (item === undefined) continue;
    // Anything in between, a paragraph or the end of a cell, ends a list.
    if (previous === undefined || paragraph.previousElementSibling !== previous) open = [];
    open = add(item, open);
    previous = open[0]?.list;
  }
}

const ignored = /mso-list:\s*ignore/i;

function readItem(paragraph: Element): WordItem | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const marker = [...paragraph.querySelectorAll('span')].find((span) => ignored.test(span.getAttribute('style') ?? ''));
  if (marker === undefined) return undefined;
  const mark = /^\s*\(?(\w+)[.)]/.exec(marker.textContent ?? '')?.[1];
  marker.remove();
  return { paragraph, level: Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 1), mark };
}

/** Puts an item into the lists that are open, and returns those that are then. */
function add({ paragraph, level, mark }: WordItem, open: readonly OpenList[]): readonly OpenList[] {
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const outer = open.filter((one) => one.level <= level);
  const tag = mark === undefined ? 'ul' : 'ol';
  const current = outer.at(-1);
  if (current !== undefined && current.level === level && current.tag === tag) {
    current.list.append(item);
    paragraph.remove();
    return outer;
  }
  const list = paragraph.ownerDocument.createElement(tag);
  if (mark !== undefined && /^\d+$/.test(mark) && mark !== '1') list.setAttribute('start', mark);
  list.append(item);
  const around = outer.filter((one) => one.level < level);
  const host = around.at(-1)?.list.lastElementChild;
  if (host === undefined || host === null) paragraph.replaceWith(list);
  else {
    host.append(list);
    paragraph.remove();
  }
  return [...around, { level, tag, list }];
}

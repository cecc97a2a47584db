/** Writes each row of a table as a paragraph with its cells apart, as the editor holds no tables. */
export function tablesAsLines(body: HTMLElement): void {
  // Tables within a table come first, so that their rows are lines of its cell.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.querySelectorAll('caption, tr')];
    table.replaceWith(...rows.flatMap(linesOf));
  }
}

const between = ' | ';

function linesOf(row: Element): readonly Node[] {
  const cells = row.tagName === 'TR' ? [...row.children] : [row];
  if (cells.every((cell) => isBlank(cell))) return [];
  const [only] = cells;
  // A table of one column only lays out what is in it.
  const isLayout = cells.length === 1 && only !== undefined && only.querySelector(blocks) !== null;
  const line = row.ownerDocument.createElement(isLayout ? 'div' : 'p');
  if (isLayout) {
    line.append(...only.childNodes);
    return [line];
  }
  for (const [place, cell] of cells.entries()) {
    flatten(cell);
    line.append(...(place === 0 ? [] : [between]), styled(cell));
  }
  return [line];
}

const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, hr, br';

/** Leaves only inline content, with a space where a block began or ended. */
function flatten(cell: Element): void {
  for (const block of cell.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ');
}

/** Returns what is in a cell, which keeps the emphasis of the cell. */
function styled(cell: Element): Element {
  const span = cell.ownerDocument.createElement('span');
  span.setAttribute('style', cell.getAttribute('style') ?? '');
  span.append(...cell.childNodes);
  return span;
}

function isBlank({ textContent }: Node): boolean {
  return (textContent ?? '').trim() === '';
}

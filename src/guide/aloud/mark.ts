import './mark.css';

const name = 'aloud';

/** Marks what is being read, without changing the page. Older browsers show no mark. */
export function mark(ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...ranges));
}

/** The part of the window that no bar covers, as the page's scroll padding says. */
function openPart(): { readonly top: number; readonly bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [top = 0, bottom = 0] = [scrollPaddingTop, scrollPaddingBottom].map((text) => Number.parseFloat(text) || 0);
  return { top, bottom: innerHeight - bottom };
}

export function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  const open = openPart();
  return bottom > open.top && top < open.bottom;
}

/** Scrolls until the whole of it is in view, and no further than a third of the window from the top. */
export function bringIntoView(range: Range, isCalm: boolean): void {
  const { top, bottom } = range.getBoundingClientRect();
  const open = openPart();
  if (top >= open.top && bottom <= open.bottom) return;
  const by = top - open.top - (open.bottom - open.top) / 4;
  scrollBy({ top: by, behavior: isCalm ? 'instant' : 'smooth' });
}

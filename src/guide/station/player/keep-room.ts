/**
 * Publishes the height of a bar at the page's bottom edge, so that the page leaves free what the bar covers
 * (`--bottom-inset`).
 *
 * @param property the custom property of the root element that receives the height (see tokens.css)
 * @returns a ref for the bar
 */
export function keepRoom(property: '--mini-height' | '--sheet-height'): (bar: HTMLElement | null) => () => void {
  return (bar) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar?.offsetHeight ?? 0}px`));
    if (bar !== null) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}

/** The faces that every screen uses, named as in tokens.css. Asking the page for them would force a layout. */
const fonts = ['600 1em "Source Serif 4"', '1em "Source Sans 3 Variable"'];

/** Starts fetching the picture and the fonts of the first screen while the scripts still load. */
export function fetchSoon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-picture]')) {
    link.as = 'image';
    link.rel = 'preload';
  }
  for (const font of fonts) {
    // Without them the device's own fonts are used.
    document.fonts.load(font).catch(() => undefined);
  }
}

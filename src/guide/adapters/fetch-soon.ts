/** The faces that every screen has, as tokens.css names them: asking the page which they are costs it a layout. */
const fonts = ['600 1em "Source Serif 4"', '1em "Source Sans 3 Variable"'];

/** Begins to fetch what the first screen will show, its picture and its letters, while the scripts are still at work. */
export function fetchSoon(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-picture]')) {
    link.as = 'image';
    link.rel = 'preload';
  }
  for (const font of fonts) {
    // Without them there are the device's own.
    document.fonts.load(font).catch(() => undefined);
  }
}

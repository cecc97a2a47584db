/** Takes away pictures that only adorn and cannot be loaded, instead of showing the browser's icon for them. */
export function hideBrokenPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => setHidden(target, true), true);
  page.addEventListener('load', ({ target }) => setHidden(target, false), true);
  for (const image of page.images) {
    // It may have failed before this code arrived.
    if (image.complete && image.currentSrc !== '') image.decode().catch(() => setHidden(image, true));
  }
}

function setHidden(target: EventTarget | null, isHidden: boolean): void {
  if (target instanceof HTMLImageElement && target.alt === '') target.style.display = isHidden ? 'none' : '';
}

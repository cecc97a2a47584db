import { previewNames } from '#contract/paths.ts';
import { baseWithin } from '#offline/media-path.ts';

/**
 * Whether this page may keep tours. It needs a worker, which answers nothing of another host; a preview of the editing copy
 * keeps nothing.
 *
 * @param base of the content's URLs
 */
export function canKeep(base: string): boolean {
  const place = new URL('./', document.baseURI).href;
  return (
    'serviceWorker' in navigator &&
    !previewNames.includes(globalThis.window.name) &&
    baseWithin(place, base) !== undefined
  );
}

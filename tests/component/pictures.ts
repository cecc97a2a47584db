import { vi } from 'vitest';
import { type Size } from '#tests/browser/game-museum.ts';

/** Lets pictures load with the size that is given for their address; the others fail. */
export function stubPictures(sizes: Readonly<Record<string, Size>>): void {
  class Picture extends EventTarget {
    crossOrigin = '';
    naturalWidth = 0;
    naturalHeight = 0;
    #url = '';
    get src(): string {
      return this.#url;
    }
    set src(url: string) {
      this.#url = url;
      const size = Object.entries(sizes).find(([name]) => url.endsWith(name))?.[1];
      if (size !== undefined) [this.naturalWidth, this.naturalHeight] = [size.width, size.height];
      const event = new Event(size === undefined ? 'error' : 'load');
      setTimeout(() => this.dispatchEvent(event));
    }
    decode(): Promise<void> {
      return Promise.reject(new Error('There are no pixels here'));
    }
  }
  vi.stubGlobal('Image', Picture);
}

import { type RefCallback, useCallback } from 'react';
import type { Box, Size } from '#engine/geometry.ts';
import type { ReadonlyStore } from '#ui/store.ts';

/** Milliseconds without zooming after which the element is laid out anew. */
const rest = 150;

/**
 * Keeps an element over a part of the picture while visitors move and zoom that, without React: what is inside, placed in
 * percent, follows. Moving and zooming are a transform; the element is laid out once the zoom rests. Its style sheet
 * positions it absolutely, at the top-left corner in every language.
 *
 * @param boxOf returns the part's box in CSS pixels from the top-left corner of the frame; another function is another part
 */
export function useFollower<View>(view: ReadonlyStore<View>, boxOf: (seen: View) => Box): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const { style } = element;
      style.transformOrigin = '0 0';
      let laidOut: Size = { width: 0, height: 0 };
      let resting: ReturnType<typeof setTimeout> | undefined;
      const layOut = (): void => {
        const { x, y, width, height } = boxOf(view.getState());
        laidOut = { width, height };
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.transform = `translate(${x}px, ${y}px)`;
      };
      const follow = (): void => {
        const { x, y, width, height } = boxOf(view.getState());
        if (laidOut.width * laidOut.height === 0) return layOut();
        style.transform = `translate(${x}px, ${y}px) scale(${width / laidOut.width}, ${height / laidOut.height})`;
        clearTimeout(resting);
        resting = setTimeout(layOut, rest);
      };
      layOut();
      const stop = view.subscribe(follow);
      return () => {
        clearTimeout(resting);
        stop();
      };
    },
    [view, boxOf],
  );
}

/** Returns a share of the part, counted from 0 to 1, as a CSS length for what lies in the element. */
export function percent(share: number): string {
  return `${100 * share}%`;
}

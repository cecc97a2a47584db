import { type RefCallback, useCallback } from 'react';
import type { Box } from '#engine/geometry.ts';
import type { ReadonlyStore } from '#ui/store.ts';

/**
 * Keeps an element over a part of the picture while visitors move and zoom that, without React: what is inside, placed in
 * percent, follows. Moving is a transform; only zooming lays out. Its style sheet positions the element absolutely.
 *
 * @param boxOf returns the part's box in CSS pixels from the top-left corner of the frame; another function is another part
 */
export function useFollower<View>(view: ReadonlyStore<View>, boxOf: (seen: View) => Box): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const { style } = element;
      let size = '';
      const follow = (): void => {
        const { x, y, width, height } = boxOf(view.getState());
        style.transform = `translate(${x}px, ${y}px)`;
        const next = `${width} ${height}`;
        if (next === size) return;
        size = next;
        style.width = `${width}px`;
        style.height = `${height}px`;
      };
      follow();
      return view.subscribe(follow);
    },
    [view, boxOf],
  );
}

/** Returns a share of the part, counted from 0 to 1, as a CSS length for what lies in the element. */
export function percent(share: number): string {
  return `${100 * share}%`;
}

import { useEffect } from 'react';
import type { ViewStore } from '#ui/picture/view-store.ts';
import type { FramedView } from '#ui/picture/zoom-view.ts';
import { finaleView, viewBetween } from './finale.ts';
import type { JigsawLayout } from './layout.ts';
import { type Size } from '#engine/geometry.ts';

export interface Finale {
  readonly isWon: boolean;
  readonly view: ViewStore<FramedView>;
  readonly layout: JigsawLayout;
  readonly frame: Size;
  readonly isCalm: boolean;
}

/** In milliseconds. */
const growing = 500;

/** Brings the finished picture to the middle, as large as possible, until the game starts again. */
export function useFinale({ isWon, view, layout, frame, isCalm }: Finale): void {
  useEffect(() => {
    if (!isWon) return undefined;
    const from = view.getState().view;
    const to = finaleView(layout, frame);
    const duration = isCalm ? 0 : growing;
    let begin: number | undefined;
    let request = 0;
    const draw = (now: number): void => {
      begin ??= now;
      const share = duration === 0 ? 1 : Math.min((now - begin) / duration, 1);
      view.set(viewBetween(from, to, share));
      if (share < 1) request = requestAnimationFrame(draw);
    };
    request = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(request);
      view.reset();
    };
  }, [isWon, view, layout, frame, isCalm]);
}

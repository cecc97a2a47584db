import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchGestures } from '#engine/stage/gestures.ts';
import { fingerTolerance, type PictureView, type Tap, toPicture } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import { type Point } from '#engine/geometry.ts';

export interface PictureGestures {
  readonly onTap: (tap: Tap) => void;
  /** The picture fills the page, so that the wheel zooms instead of scrolling. */
  readonly ownsWheel: boolean;
}

/** Reports taps on a picture; fingers, mouse and wheel move and zoom it. */
export function usePictureGestures(
  frame: RefObject<HTMLElement | null>,
  view: ViewStore<PictureView>,
  { onTap, ownsWheel }: PictureGestures,
): void {
  const tell = useEffectEvent(onTap);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const fromMiddle = ({ x, y }: Point): Point => ({
      x: x - element.clientWidth / 2,
      y: y - element.clientHeight / 2,
    });
    const watch = new ResizeObserver(() => view.resize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    const stop = watchGestures(element, {
      tap: (at) => {
        const seen = view.getState();
        tell({ ...toPicture(seen, fromMiddle(at)), tolerance: fingerTolerance(seen) });
      },
      drag: () => ({ move: (_, by) => view.panBy(by), end: () => undefined, cancel: () => undefined }),
      pinch: ([a, b], [c, d]) => view.pinch([fromMiddle(a), fromMiddle(b)], [fromMiddle(c), fromMiddle(d)]),
      ...(ownsWheel ? { wheel: (at: Point, factor: number) => view.zoomAt(fromMiddle(at), factor) } : {}),
    });
    return () => {
      watch.disconnect();
      stop();
    };
  }, [frame, view, ownsWheel]);
}

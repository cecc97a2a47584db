import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchGestures } from '#engine/stage/gestures.ts';
import { fingerTolerance, type PictureView, type Tap, toPicture } from '#ui/picture/picture-view.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import { fromMiddle } from '#ui/picture/zoom-view.ts';
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
    const middleOut = (point: Point): Point => fromMiddle(view.getState(), point);
    const watch = new ResizeObserver(() => view.resize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    const stop = watchGestures(element, {
      tap: (at) => {
        const seen = view.getState();
        tell({ ...toPicture(seen, middleOut(at)), tolerance: fingerTolerance(seen) });
      },
      drag: () => ({ move: (_, by) => view.panBy(by), end: () => undefined, cancel: () => undefined }),
      pinch: ([a, b], [c, d]) => view.pinch([middleOut(a), middleOut(b)], [middleOut(c), middleOut(d)]),
      ...(ownsWheel ? { wheel: (at: Point, factor: number) => view.zoomAt(middleOut(at), factor) } : {}),
    });
    return () => {
      watch.disconnect();
      stop();
    };
  }, [frame, view, ownsWheel]);
}

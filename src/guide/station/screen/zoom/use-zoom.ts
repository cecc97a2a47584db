import {
  type Dispatch,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  fitInto,
  keepInside,
  pan,
  pinch,
  type Point,
  type Stage,
  wholePicture,
  zoomAt,
  type ZoomView,
} from '#ui/picture/zoom-view.ts';

const doubleTap = { milliseconds: 300, pixels: 30, zoom: 2.5 } as const;
const swipePixels = 60;
const middle: Point = { x: 0, y: 0 };

export interface Zoom {
  readonly view: ZoomView;
  /** Whether fingers hold the picture, which then moves without a transition. */
  readonly isHeld: boolean;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (x: number, y: number) => void;
  readonly reset: () => void;
  readonly pointers: {
    readonly onPointerDown: (event: ReactPointerEvent) => void;
    readonly onPointerMove: (event: ReactPointerEvent) => void;
    readonly onPointerUp: (event: ReactPointerEvent) => void;
    readonly onPointerCancel: (event: ReactPointerEvent) => void;
  };
}

/**
 * Zooms and moves a picture in a frame, by fingers, mouse and wheel.
 *
 * @param onSwipe called when the whole picture is pushed aside: 1 to the right, -1 to the left
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  image: RefObject<HTMLImageElement | null>,
  onSwipe: (direction: 1 | -1) => void,
): Zoom {
  const [view, setView] = useState(wholePicture);
  const [isHeld, setHeld] = useState(false);
  const down = useRef(new Map<number, Point>());
  /** Where a gesture of one finger started. */
  const start = useRef<Point>(undefined);
  const lastTap = useRef({ time: Number.NEGATIVE_INFINITY, point: middle });

  const stage = (): Stage => stageOf(frame.current, image.current);
  const pointAt = (event: ClientPoint): Point => pointIn(frame.current, event);

  useWheelZoom(frame, image, setView);

  const lift = (event: ReactPointerEvent, isTap: boolean): void => {
    const wasAlone = down.current.size === 1;
    if (!down.current.delete(event.pointerId)) return;
    if (down.current.size === 0) setHeld(false);
    if (!isTap || !wasAlone || start.current === undefined) return;
    const point = pointAt(event);
    const moved = { x: point.x - start.current.x, y: point.y - start.current.y };
    if (Math.hypot(moved.x, moved.y) > 10) {
      if (view.zoom === 1 && Math.abs(moved.x) > Math.max(swipePixels, 2 * Math.abs(moved.y)))
        onSwipe(moved.x > 0 ? 1 : -1);
      return;
    }
    const { time, point: before } = lastTap.current;
    const isSecond =
      event.timeStamp - time < doubleTap.milliseconds &&
      Math.hypot(point.x - before.x, point.y - before.y) < doubleTap.pixels;
    lastTap.current = { time: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp, point };
    if (isSecond) setView((seen) => (seen.zoom > 1 ? wholePicture : zoomAt(seen, doubleTap.zoom, point, stage())));
  };

  return {
    view,
    isHeld,
    zoomBy: (factor) => setView((seen) => zoomAt(seen, factor, middle, stage())),
    panBy: (x, y) => setView((seen) => pan(seen, { x, y }, stage())),
    reset: () => setView(wholePicture),
    pointers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || down.current.size === 2) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointAt(event);
        // A gesture of two fingers is never a swipe.
        start.current = down.current.size === 0 ? point : undefined;
        down.current.set(event.pointerId, point);
        setHeld(true);
      },
      onPointerMove: (event) => {
        const from = down.current.get(event.pointerId);
        if (from === undefined) return;
        const before = [...down.current.values()];
        const to = pointAt(event);
        down.current.set(event.pointerId, to);
        const [one, other] = before;
        const [movedOne, movedOther] = [...down.current.values()];
        const on = stage();
        if (one === undefined || movedOne === undefined) return;
        if (other === undefined || movedOther === undefined) {
          setView((seen) => pan(seen, { x: to.x - from.x, y: to.y - from.y }, on));
        } else {
          setView((seen) => pinch(seen, [one, other], [movedOne, movedOther], on));
        }
      },
      onPointerUp: (event) => lift(event, true),
      onPointerCancel: (event) => lift(event, false),
    },
  };
}

/** Zooms by the wheel, and keeps the picture inside a frame whose size changes. */
function useWheelZoom(
  frame: RefObject<HTMLElement | null>,
  image: RefObject<HTMLImageElement | null>,
  setView: Dispatch<SetStateAction<ZoomView>>,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 20;
      const factor = Math.exp(-pixels / (event.ctrlKey ? 100 : 400));
      setView((seen) => zoomAt(seen, factor, pointIn(element, event), stageOf(element, image.current)));
    };
    const watch = new ResizeObserver(() => setView((seen) => keepInside(seen, stageOf(element, image.current))));
    // React listens to the wheel passively, and a passive listener cannot prevent the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    watch.observe(element);
    return () => {
      element.removeEventListener('wheel', onWheel);
      watch.disconnect();
    };
  }, [frame, image, setView]);
}

type ClientPoint = Pick<MouseEvent, 'clientX' | 'clientY'>;

function pointIn(frame: HTMLElement | null, { clientX, clientY }: ClientPoint): Point {
  const box = frame?.getBoundingClientRect() ?? new DOMRect();
  return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
}

function stageOf(frame: HTMLElement | null, image: HTMLImageElement | null): Stage {
  const size = { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 };
  const natural = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  return { frame: size, picture: fitInto(size, natural) };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type ClientPoint, type Steering } from './steering.ts';
import { useSteering } from './steering-context.ts';
import { type MapPlace } from './view.ts';

export interface Dragging {
  /** Called for each move with the place under the pointer; undefined outside the map. */
  readonly onMove: (place: MapPlace | undefined) => void;
  /** @param place undefined if the drag ended outside the map or was cancelled */
  readonly onDrop: (place: MapPlace | undefined) => void;
  /** Called for arrow keys, with steps to the right and down. Without it, arrow keys do nothing. */
  readonly onStep?: (right: number, down: number) => void;
}

/** CSS pixels that a press may move without becoming a drag. */
const slack = 4;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Makes a button on or beside the map draggable, by pointer and by arrow keys. The map does not move with it. */
export function useDragging(button: RefObject<HTMLElement | null>, dragging: Dragging): void {
  const steering = useSteering();
  const move = useEffectEvent(dragging.onMove);
  const drop = useEffectEvent(dragging.onDrop);
  const step = useEffectEvent((right: number, down: number) => dragging.onStep?.(right, down));
  const canStep = dragging.onStep !== undefined;
  useEffect(() => {
    if (button.current === null) return undefined;
    return watch(button.current, steering, {
      onMove: (place) => move(place),
      onDrop: (place) => drop(place),
      ...(canStep ? { onStep: (right: number, down: number) => step(right, down) } : {}),
    });
  }, [button, steering, canStep]);
}

function watch(element: HTMLElement, steering: Steering, { onMove, onDrop, onStep }: Dragging): () => void {
  const listeners = new AbortController();
  let start: ClientPoint | undefined;
  let isMoving = false;
  const end = (place: MapPlace | undefined): void => {
    if (isMoving) onDrop(place);
    start = undefined;
    isMoving = false;
  };
  // Leaflet listens on the surrounding map, so stopping the event here keeps the map still.
  for (const name of ['pointerdown', 'mousedown', 'touchstart'] as const)
    element.addEventListener(name, (event) => event.stopPropagation(), listeners);
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      start = event;
    },
    listeners,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (start === undefined) return;
      isMoving ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > slack;
      if (isMoving) onMove(steering.placeAt(event));
    },
    listeners,
  );
  element.addEventListener('pointerup', (event) => end(steering.placeAt(event)), listeners);
  element.addEventListener('pointercancel', () => end(undefined), listeners);
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isMoving) end(undefined);
      const arrow = arrows[event.key];
      if (arrow === undefined || onStep === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const size = event.shiftKey ? 10 : 1;
      onStep(arrow[0] * size, arrow[1] * size);
    },
    listeners,
  );
  return () => listeners.abort();
}

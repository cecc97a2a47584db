import { type RefObject, useRef, useState } from 'react';
import { useSteering } from '#engine/map/steering-context.ts';
import { useDragging } from '#engine/map/use-dragging.ts';
import { type MapPlace } from '#engine/map/view.ts';

export interface PlaceDragOptions {
  readonly place: MapPlace;
  readonly onPlace: (place: MapPlace) => void;
  readonly onStep: (right: number, down: number) => void;
}

export interface PlaceDrag {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** How far it is dragged at present, in pixels of the screen. */
  readonly by: MapPlace | undefined;
}

/** Lets a button on the map be moved by dragging and by arrow keys. */
export function usePlaceDrag({ place, onPlace, onStep }: PlaceDragOptions): PlaceDrag {
  const steering = useSteering();
  const [by, setBy] = useState<MapPlace>();
  const button = useRef<HTMLButtonElement>(null);
  useDragging(button, {
    onMove: (at) => {
      const { scale } = steering.view();
      setBy(at && { x: (at.x - place.x) * scale, y: (at.y - place.y) * scale });
    },
    onDrop: (at) => {
      setBy(undefined);
      if (at !== undefined) onPlace(at);
    },
    onStep,
  });
  return { button, by };
}

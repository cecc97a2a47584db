import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  type SortingStrategy,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { type PositionOf, useSortTexts } from './use-sort-texts.ts';

export interface SortFrameProps {
  /** In order. */
  readonly ids: readonly UniqueIdentifier[];
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** Moves a row between indexes, counted from 0. */
  readonly onMove: (from: number, to: number) => void;
  /** Receives the row being moved; undefined when the move ends. */
  readonly onHold?: (id: UniqueIdentifier | undefined) => void;
  /** Returns the position of a row that is dropped at another row's place; by default, its index among all rows. */
  readonly positionOf?: PositionOf;
  /**
   * Pixels by which a row makes room while another is moved between two indexes; by default, rows close up around it.
   */
  readonly shiftOf?: (from: number, to: number, place: number) => number;
  readonly children: ReactNode;
}

/** Pixels that a press has to travel before it moves a row; shorter presses are clicks. */
const dragFrom = 4;

/** Makes the rows within it sortable by pointer and keyboard, with announcements. */
export function SortFrame(props: SortFrameProps): ReactNode {
  const { ids, nameOf, onMove, onHold, positionOf, shiftOf, children } = props;
  const words = useSortTexts(ids, nameOf, positionOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFrom } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const strategy = useMemo<SortingStrategy>(() => {
    if (shiftOf === undefined) return verticalListSortingStrategy;
    return ({ activeIndex, overIndex, index }) => ({
      x: 0,
      y: shiftOf(activeIndex, overIndex, index),
      scaleX: 1,
      scaleY: 1,
    });
  }, [shiftOf]);
  const drop = ({ active, over }: DragEndEvent): void => {
    onHold?.(undefined);
    const [from, to] = [ids.indexOf(active.id), over === null ? -1 : ids.indexOf(over.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragStart={({ active }) => onHold?.(active.id)}
      onDragCancel={() => onHold?.(undefined)}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

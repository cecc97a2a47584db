import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Drag } from '#engine/stage/gesture-recogniser.ts';
import { watchGestures } from '#engine/stage/gestures.ts';
import type { ViewStore } from '#ui/picture/view-store.ts';
import { type FramedView, fromMiddle } from '#ui/picture/zoom-view.ts';
import type { HandStore } from './hand.ts';
import { type JigsawLayout, tableLength, tablePoint } from './layout.ts';
import type { jigsawMachine } from './machine.ts';
import { flingOf, isFlung, type Release } from './release.ts';
import { kindOf } from './rules/grid.ts';
import { groupOf, isLoose } from './rules/groups.ts';
import { pieceAt } from './rules/hit.ts';
import { keepOnTable } from './rules/table.ts';
import type { Slide } from './slide.ts';
import { type Point } from '#engine/geometry.ts';

interface TableFingers {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly hand: HandStore;
  readonly view: ViewStore<FramedView>;
  readonly layout: JigsawLayout;
  readonly slide: Slide;
  readonly isCalm: boolean;
}

/** In CSS pixels: half the width of a finger, and the least distance at which a piece that it drops snaps. */
const finger = { slop: 12, slack: 14 } as const;

export interface TableGesturesProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly gestures: TableFingers;
}

/** One finger moves the piece under it, or else the table; two pan and zoom the table; taps pick and place. */
export function TableGestures({ place, gestures }: TableGesturesProps): ReactNode {
  const { layout } = gestures;
  const current = useEffectEvent(() => gestures);
  // A table that is laid out again, as when the phone is turned, cancels the drag that was measured on the old one.
  useLayoutEffect(() => {
    const element = place.current;
    return element === null ? undefined : watchTable(element, () => ({ ...current(), layout }));
  }, [place, layout]);
  return null;
}

/** Watches fingers, mouse and wheel on the table. @returns stops watching */
function watchTable(element: HTMLElement, current: () => TableFingers): () => void {
  const middleOut = (point: Point): Point => fromMiddle(current().view.getState(), point);
  const stop = watchGestures(element, {
    tap: (at) => {
      current().slide.finish();
      current().actor.send({ type: 'TAP', piece: pieceUnder(current(), at), ...pointUnder(current(), at) });
    },
    doubleTap: (at) => {
      const piece = pieceUnder(current(), at);
      if (piece !== undefined) current().actor.send({ type: 'DETACH', piece });
    },
    drag: (from) => {
      current().slide.finish();
      const { actor, view } = current();
      const piece = pieceUnder(current(), from);
      const isPiece = piece !== undefined && isLoose(actor.getSnapshot().context.state, piece);
      return isPiece
        ? dragPiece(current(), piece, from)
        : { move: (_, by) => view.panBy(by), end: () => undefined, cancel: () => undefined };
    },
    pinch: ([a, b], [c, d]) => current().view.pinch([middleOut(a), middleOut(b)], [middleOut(c), middleOut(d)]),
    wheel: (at, factor) => current().view.zoomAt(middleOut(at), factor),
  });
  // Shows that the table can be moved.
  element.style.cursor = 'grab';
  return () => {
    stop();
    element.style.cursor = '';
  };
}

function pointUnder({ layout, view }: TableFingers, at: Point): Point {
  return tablePoint(layout, view.getState(), at);
}

/** Returns the piece under a finger; inner pieces are set aside while the visitor sorts the edges. */
function pieceUnder(gestures: TableFingers, at: Point): number | undefined {
  const { actor, hand, view, layout } = gestures;
  const { table, state } = actor.getSnapshot().context;
  const slop = tableLength(layout, view.getState(), finger.slop);
  const piece = pieceAt(table, state, pointUnder(gestures, at), slop);
  const isPutBy = piece !== undefined && hand.getState().edgesFirst && kindOf(table, piece) === 'inner';
  return isPutBy ? undefined : piece;
}

function dragPiece(gestures: TableFingers, piece: number, start: Point): Drag {
  const { actor, hand, view, layout, slide, isCalm } = gestures;
  const { table, state } = actor.getSnapshot().context;
  const group = groupOf(state, piece);
  const from = pointUnder(gestures, start);
  const slack = tableLength(layout, view.getState(), finger.slack);
  actor.send({ type: 'GRAB', piece });
  const carry = (at: Point): void => hand.setState({ carried: { piece, at } });
  const offsetAt = (at: Point): Point => {
    const point = pointUnder(gestures, at);
    const offset = { x: (group?.x ?? 0) + point.x - from.x, y: (group?.y ?? 0) + point.y - from.y };
    return keepOnTable(table, group?.pieces ?? [piece], offset);
  };
  const release = (at: Point): void => {
    carry(at);
    actor.send({ type: 'DROP', piece, ...at, slack });
    hand.setState({ carried: undefined });
  };
  return {
    move: (at) => carry(offsetAt(at)),
    end: (at, velocity) => {
      const released: Release = { piece, offset: offsetAt(at), velocity, slack };
      if (isCalm || !isFlung(table, state, released)) {
        release(released.offset);
        return;
      }
      const { options, offsetAt: offsetOf } = flingOf(table, state, released, {
        scale: layout.scale,
        zoom: view.getState().view.zoom,
      });
      slide.begin(options, {
        move: (corner) => {
          if (actor.getSnapshot().context.held === piece) carry(offsetOf(corner));
          else slide.finish();
        },
        rest: (corner) => release(offsetOf(corner)),
      });
    },
    cancel: () => {
      hand.setState({ carried: undefined });
      actor.send({ type: 'CANCEL' });
    },
  };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Drag, type Point } from '#engine/stage/gesture-recogniser.ts';
import { watchGestures } from '#engine/stage/gestures.ts';
import { type FramedView, type ViewStore } from '#ui/picture/view-store.ts';
import { type HandStore } from './hand.ts';
import { type JigsawLayout, pointOnTable } from './layout.ts';
import { type jigsawMachine } from './machine.ts';
import { kindOf } from './rules/grid.ts';
import { groupOf, isLoose } from './rules/groups.ts';
import { pieceAt } from './rules/hit.ts';
import { drop } from './rules/moves.ts';
import { keepOnTable } from './rules/table.ts';

export interface TableGestures {
  readonly actor: ActorRefFrom<typeof jigsawMachine>;
  readonly hand: HandStore;
  readonly view: ViewStore<FramedView>;
  readonly layout: JigsawLayout;
  readonly isCalm: boolean;
}

/** CSS pixels: half of what a finger covers, and what it needs at least to let a piece snap. */
const finger = { slop: 12, slack: 14 } as const;
/** CSS pixels a second; a slower piece stays where it is let go. */
const flung = 350;

/** One finger on a piece moves it, elsewhere the table; two move and zoom the table; taps pick and place. */
export function useTableGestures(place: RefObject<HTMLElement | null>, gestures: TableGestures): void {
  const current = useEffectEvent(() => gestures);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const middle = (): Point => ({ x: element.clientWidth / 2, y: element.clientHeight / 2 });
    const fromMiddle = ({ x, y }: Point): Point => ({ x: x - middle().x, y: y - middle().y });
    const onTable = (at: Point): Point => {
      const { view, layout } = current();
      const { zoom, x, y } = view.getState().view;
      const point = fromMiddle(at);
      return pointOnTable(layout, { x: middle().x + (point.x - x) / zoom, y: middle().y + (point.y - y) / zoom });
    };
    const pieceUnder = (at: Point): number | undefined => {
      const { actor, hand, view, layout } = current();
      const { table, state } = actor.getSnapshot().context;
      const slop = finger.slop / layout.scale / view.getState().view.zoom;
      const piece = pieceAt(table, state, onTable(at), slop);
      const isPutBy = piece !== undefined && hand.getState().edgesFirst && kindOf(table, piece) === 'inner';
      return isPutBy ? undefined : piece;
    };
    const stop = watchGestures(element, {
      tap: (at) => tapOn(current(), onTable(at), pieceUnder(at)),
      doubleTap: (at) => {
        const piece = pieceUnder(at);
        if (piece !== undefined) current().actor.send({ type: 'DETACH', piece });
      },
      drag: (from) => {
        const { actor, view } = current();
        const piece = pieceUnder(from);
        const isPiece = piece !== undefined && isLoose(actor.getSnapshot().context.state, piece);
        return isPiece
          ? dragPiece(current(), piece, onTable(from), onTable)
          : { move: (_, by) => view.panBy(by), end: () => undefined, cancel: () => undefined };
      },
      pinch: ([a, b], [c, d]) => current().view.pinch([fromMiddle(a), fromMiddle(b)], [fromMiddle(c), fromMiddle(d)]),
      wheel: (at, factor) => current().view.zoomAt(fromMiddle(at), factor),
    });
    return stop;
  }, [place]);
}

/** Picks a piece, puts it back, or lays the one that was picked to a place on the board. */
function tapOn({ actor }: TableGestures, { x, y }: Point, piece: number | undefined): void {
  const snapshot = actor.getSnapshot();
  const { table, state, held } = snapshot.context;
  const isOther = piece !== undefined && piece !== held && isLoose(state, piece);
  const place = {
    column: Math.floor((x / table.aspect) * table.columns),
    row: Math.floor(y * table.rows),
  };
  const isOnBoard = place.column >= 0 && place.column < table.columns && place.row >= 0 && place.row < table.rows;
  if (snapshot.matches({ playing: 'picked' }) && isOnBoard && !isOther) actor.send({ type: 'PLACE', ...place });
  else if (piece !== undefined) actor.send({ type: 'PICK', piece });
  else actor.send({ type: 'CANCEL' });
}

function dragPiece(
  { actor, hand, view, layout, isCalm }: TableGestures,
  piece: number,
  from: Point,
  onTable: (at: Point) => Point,
): Drag {
  const { table, state } = actor.getSnapshot().context;
  const group = groupOf(state, piece);
  const start = { x: group?.x ?? 0, y: group?.y ?? 0 };
  const slack = finger.slack / layout.scale / view.getState().view.zoom;
  actor.send({ type: 'GRAB', piece });
  const offsetAt = (at: Point): Point => {
    const point = onTable(at);
    const offset = { x: start.x + point.x - from.x, y: start.y + point.y - from.y };
    return keepOnTable(table, group?.pieces ?? [piece], offset);
  };
  const letGo = (at: Point): void => {
    hand.setState({ carried: { piece, at } });
    actor.send({ type: 'DROP', piece, ...at, slack });
    hand.setState({ carried: undefined });
  };
  return {
    move: (at) => hand.setState({ carried: { piece, at: offsetAt(at) } }),
    end: (at, velocity) => {
      const offset = offsetAt(at);
      const wouldSnap = drop(table, state, piece, offset, slack).groups.length < state.groups.length;
      const isFlung = Math.hypot(velocity.x, velocity.y) > flung;
      if (isCalm || !isFlung || wouldSnap) letGo(offset);
      else void slide(offset, velocity).then(letGo);
    },
    cancel: () => {
      hand.setState({ carried: undefined });
      actor.send({ type: 'CANCEL' });
    },
  };

  /** What is flung slides on, and stays on the table. @returns where it comes to rest */
  async function slide(offset: Point, velocity: Point): Promise<Point> {
    const physics = await import('#engine/physics/fling.ts').catch(() => undefined);
    const { zoom } = view.getState().view;
    const first = table.boxes[piece];
    if (physics === undefined || first === undefined) return offset;
    const { bounds } = table;
    const pixels = layout.scale;
    const boxes = (group?.pieces ?? [piece]).flatMap((member) => table.boxes[member] ?? []);
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const fling = physics.createFling({
      box: {
        x: (left + offset.x) * pixels,
        y: (top + offset.y) * pixels,
        width: (Math.max(...boxes.map(({ x, width }) => x + width)) - left) * pixels,
        height: (Math.max(...boxes.map(({ y, height }) => y + height)) - top) * pixels,
      },
      velocity: { x: velocity.x / zoom, y: velocity.y / zoom },
      room: {
        x: bounds.x * pixels,
        y: bounds.y * pixels,
        width: bounds.width * pixels,
        height: bounds.height * pixels,
      },
    });
    return new Promise((resolve) => {
      let last = offset;
      let time: number | undefined;
      const step = (now: number): void => {
        const { held } = actor.getSnapshot().context;
        const place = fling.step(time === undefined ? 16 : now - time);
        time = now;
        if (place === 'resting' || held !== piece) return resolve(last);
        last = { x: place.x / pixels - left, y: place.y / pixels - top };
        hand.setState({ carried: { piece, at: last } });
        requestAnimationFrame(step);
        return undefined;
      };
      requestAnimationFrame(step);
    });
  }
}

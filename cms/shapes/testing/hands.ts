import { type Point } from '#content/outline.ts';
import { type EditingState, type Touch } from '../rules/editing-state.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import * as rules from '../rules/gestures.ts';
import { noLines } from '../rules/snap.ts';

/** A mouse without anything to snap to. */
export const touch: Touch = {
  lines: noLines,
  points: [],
  reach: 7,
  grasp: 12,
  tolerance: 3,
  roomy: 40,
  keepsShape: false,
};

type State<Look, Shape> = readonly [editing: EditingState<Look>, shapes: readonly Shape[]];
type Hand<Look, Shape> = [...State<Look, Shape>, at: Point, touch: Touch];

/** The gestures of one kind of shape. */
export function handsOf<Look, Shape>(adapter: ShapeAdapter<Look, Shape>) {
  const hand = (...[editing, shapes, at, by]: Hand<Look, Shape>) => ({ adapter, editing, shapes, at, touch: by });
  return {
    ...adapter,
    tapped: (...given: Hand<Look, Shape>) => rules.tapped(hand(...given)),
    grabbed: (...given: Hand<Look, Shape>) => rules.grabbed(hand(...given)),
    dropped: (...given: Hand<Look, Shape>) => rules.dropped(hand(...given)),
    cursorAt: (...given: Hand<Look, Shape>) => rules.cursorAt(hand(...given)),
    dragged: (editing: EditingState<Look>, from: Point, by: Point, held: Touch) =>
      rules.dragged({ adapter, editing, touch: held }, from, by),
    hovered: (...[editing, shapes, at, held]: [...State<Look, Shape>, at: Point | undefined, touch: Touch]) =>
      rules.hovered({ adapter, editing, shapes, touch: held }, at),
    closed: (...[editing, shapes]: State<Look, Shape>) => rules.closed({ adapter, editing, shapes }),
  };
}

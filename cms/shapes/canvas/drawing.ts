import { type Point } from '#content/outline.ts';
import { nodeAt } from '../rules/edits.ts';
import { type AnyEditing, type LineAct, type ShapeEditorState } from '../rules/editing-state.ts';
import { flattenLine } from '../rules/flat-ring.ts';
import { draggedBy, selectedIndexes } from '../rules/multi-selection.ts';
import { type ShapeAdapter } from '../rules/shape-adapter.ts';
import { isFree, traitsOf, type Traits } from '../rules/shape-traits.ts';
import { type Guide } from '../rules/snap.ts';

/** An outline on the picture, in its pixels. */
export interface Outlined {
  readonly rings: readonly (readonly Point[])[];
  readonly colour: string;
  readonly isDashed?: boolean;
  /** Whether it is still being drawn, with its end not joined to its start. */
  readonly isOpen?: boolean;
}

/** A shape at rest. The same object means the same look. */
export interface DrawnShape extends Outlined {
  /** Its index in the content. */
  readonly key: number;
}

/** A handle that can be grabbed. */
export interface DrawnHandle {
  readonly at: Point;
  /** A corner or side, a point of a curve, a place where a point can be added, or the end of a curve's arm. */
  readonly kind: 'square' | 'round' | 'new' | 'arm';
  readonly isChosen?: boolean;
}

/** The drawing on the picture, as plain data. Parts that are the same object as before are not redrawn. */
export interface Drawing {
  /** From bottom to top. */
  readonly resting: readonly DrawnShape[];
  /** The shape being edited, above the others. */
  readonly chosen: readonly Outlined[];
  /** The shape under the mouse. */
  readonly hovered: readonly Outlined[];
  readonly arms: readonly Guide[];
  readonly handles: readonly DrawnHandle[];
  readonly guides: readonly Guide[];
  /** Whether the handles are large enough for fingers. */
  readonly isForFingers: boolean;
}

export const emptyDrawing: Drawing = {
  resting: [],
  chosen: [],
  hovered: [],
  arms: [],
  handles: [],
  guides: [],
  isForFingers: false,
};

/** How shapes of an editor look. */
export interface Outlines<Look, Shape> {
  readonly resting: (shape: Shape) => Outlined;
  /** @param shape undefined for a new one */
  readonly chosen: (look: Look, shape?: Shape) => Outlined;
  readonly node: 'square' | 'round';
}

/**
 * Returns a function that draws an editor's shapes. Parts that do not change during a drag stay the same object.
 *
 * @param outlines how they look; its function's `roomy` is the shortest side that gets a handle in its middle
 */
export function createDrawing<Look, Shape extends object>(
  adapter: ShapeAdapter<Look, Shape>,
  outlines: Outlines<Look, Shape>,
): (state: ShapeEditorState<Look, Shape>, roomy: number) => Drawing {
  let resting: Pick<Drawing, 'resting'> & {
    readonly of: readonly Shape[];
    readonly without: string;
    readonly traits: Traits;
  };
  const known = new WeakMap<Shape, DrawnShape>();

  function drawn(shape: Shape, key: number): DrawnShape {
    const before = known.get(shape);
    if (before?.key === key) return before;
    const now = { ...outlines.resting(shape), key };
    known.set(shape, now);
    return now;
  }

  return (state, roomy) => {
    const { editing, shapes } = state;
    const { hovered, guides, traits } = editing;
    const all = selectedIndexes(editing);
    const without = all.join(' ');
    if (resting?.of !== shapes || resting.without !== without || resting.traits !== traits) {
      const shown = shapes.flatMap((shape, index) =>
        all.includes(index) || traitsOf(editing, index).isHidden ? [] : [drawn(shape, index)],
      );
      resting = { resting: shown, of: shapes, without, traits };
    }
    const isDrawn = hovered !== undefined && !all.includes(hovered) && !traitsOf(editing, hovered).isHidden;
    const over = isDrawn ? shapes[hovered] : undefined;
    const isOver = over !== undefined && hovered !== undefined;
    const begun = begunParts(editing);
    const { arms, handles } = begun ?? chosenHandles(adapter, outlines, state, roomy);
    return {
      resting: resting.resting,
      chosen: [...chosenOutlines(adapter, outlines, state), ...(begun?.chosen ?? [])],
      hovered: isOver ? [drawn(over, hovered)] : [],
      arms,
      handles,
      guides,
      isForFingers: false,
    };
  };
}

/** The chosen shapes, which follow a drag, and the one that is being drawn. */
function chosenOutlines<Look, Shape>(
  { lookOf }: ShapeAdapter<Look, Shape>,
  { chosen: outlineOf }: Outlines<Look, Shape>,
  { editing, shapes }: ShapeEditorState<Look, Shape>,
): readonly Outlined[] {
  const { act, chosen } = editing;
  const by = draggedBy(editing);
  const own = selectedIndexes(editing).flatMap((index) => {
    const shape = shapes[index];
    if (shape === undefined) return [];
    const isDragged = act?.kind === 'drag' && index === chosen;
    const outline = outlineOf(isDragged ? act.now : lookOf(shape), shape);
    if (by === undefined || !isFree(editing, index)) return [outline];
    const shifted = outline.rings.map((ring) => ring.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })));
    return [{ ...outline, rings: shifted }];
  });
  return act?.kind === 'draw' ? [...own, outlineOf(act.now)] : own;
}

/** A tool draws over everything, so nothing can be grabbed. */
function chosenHandles<Look, Shape>(
  { lookOf, linesOf, partsOf }: ShapeAdapter<Look, Shape>,
  { node }: Outlines<Look, Shape>,
  { editing, shapes }: ShapeEditorState<Look, Shape>,
  roomy: number,
): Pick<Drawing, 'arms' | 'handles'> {
  const { act, chosen = -1, point, tool, others } = editing;
  const shape = tool === 'select' && others.length === 0 && isFree(editing, chosen) ? shapes[chosen] : undefined;
  if (shape === undefined) return { arms: [], handles: [] };
  const look = act?.kind === 'drag' ? act.now : lookOf(shape);
  const own = point === undefined ? undefined : nodeAt(linesOf(look), point);
  const parts = partsOf(look, roomy, point);
  const kinds = { grip: 'square', node, arm: 'arm', middle: 'new' } as const;
  return {
    arms: parts.flatMap(({ kind, at }) => (kind === 'arm' && own !== undefined ? [{ from: own.at, to: at }] : [])),
    handles: parts.map((part) => ({
      at: part.at,
      kind: kinds[part.kind],
      isChosen: part.kind === 'node' && part.name.contour === point?.contour && part.name.node === point.node,
    })),
  };
}

/** Returns what a tool has drawn so far; undefined if none is in use. */
function begunParts({ act }: Pick<AnyEditing, 'act'>): Pick<Drawing, 'chosen' | 'handles' | 'arms'> | undefined {
  if (act?.kind === 'line') return lineParts(act);
  if (act?.kind === 'stroke')
    return { chosen: [{ rings: [act.points], colour: canvasColours.solution, isOpen: true }], arms: [], handles: [] };
  if (act?.kind !== 'trace') return undefined;
  const { at, found } = act;
  return {
    chosen: found?.kind === 'outline' ? [{ rings: [found.ring], colour: canvasColours.solution, isDashed: true }] : [],
    arms: [],
    handles: [{ at, kind: 'new' }],
  };
}

/** Returns the line that the pen has drawn so far, its points, and the arms of the last one. */
function lineParts({ nodes, next, isKeyed }: LineAct): Pick<Drawing, 'chosen' | 'handles' | 'arms'> {
  const line = next === undefined ? nodes : [...nodes, { at: next }];
  const last = nodes.at(-1);
  const ends = [last?.before, last?.behind].filter((end) => end !== undefined);
  return {
    chosen: [{ rings: [flattenLine(line)], colour: canvasColours.solution, isOpen: true }],
    arms: last === undefined ? [] : ends.map((to) => ({ from: last.at, to })),
    handles: [
      ...ends.map((at): DrawnHandle => ({ at, kind: 'arm' })),
      ...nodes.map(({ at }, index): DrawnHandle => ({ at, kind: 'square', isChosen: index === 0 })),
      ...(isKeyed && next !== undefined ? [{ at: next, kind: 'new' as const }] : []),
    ],
  };
}

/** Colours that stand out on light and dark pictures alike, each drawn over a white outline. */
export const canvasColours = {
  seam: '#ffffff',
  ink: '#0f4c4f',
  solution: '#00767c',
  decoy: '#a14a00',
  other: '#5c4bb3',
  guide: '#d6006c',
} as const;

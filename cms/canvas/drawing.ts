import { type Point } from '#content/outline.ts';
import { type AnyEditing, type ShapeEditorState } from './rules/editing-state.ts';
import { selectedIndexes } from './rules/multi-selection.ts';
import { traitsOf, type Traits } from './rules/shape-traits.ts';
import { type Guide } from './rules/snap.ts';

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

/** Returns a function that draws an editor's shapes. Parts that do not change during a drag stay the same object. */
export function createDrawing<Editing extends AnyEditing, Shape extends object>(
  outlineOf: (shape: Shape) => Outlined,
): (state: ShapeEditorState<Editing, Shape>) => Drawing {
  let resting: Pick<Drawing, 'resting'> & {
    readonly of: readonly Shape[];
    readonly without: string;
    readonly traits: Traits;
  };
  const known = new WeakMap<Shape, DrawnShape>();

  function drawn(shape: Shape, key: number): DrawnShape {
    const before = known.get(shape);
    if (before?.key === key) return before;
    const now = { ...outlineOf(shape), key };
    known.set(shape, now);
    return now;
  }

  return ({ editing, shapes }) => {
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
    return { ...emptyDrawing, resting: resting.resting, hovered: isOver ? [drawn(over, hovered)] : [], guides };
  };
}

/** Returns what a tool of every editor has drawn so far; undefined if none is in use. */
export function begunParts({ act }: Pick<AnyEditing, 'act'>): Pick<Drawing, 'chosen' | 'handles'> | undefined {
  if (act?.kind === 'stroke')
    return { chosen: [{ rings: [act.points], colour: canvasColours.solution, isOpen: true }], handles: [] };
  if (act?.kind !== 'trace') return undefined;
  const { at, found } = act;
  return {
    chosen: found?.kind === 'outline' ? [{ rings: [found.ring], colour: canvasColours.solution, isDashed: true }] : [],
    handles: [{ at, kind: 'new' }],
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

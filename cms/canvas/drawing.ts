import { type Point } from '#content/outline.ts';
import { type AnySession, type DeskState } from './rules/session.ts';
import { type Guide } from './rules/snap.ts';

/** A shape on the picture, in its pixels. */
export interface DrawnShape {
  readonly rings: readonly (readonly Point[])[];
  readonly colour: string;
  readonly isDashed?: boolean;
  /** Whether it is still being drawn, with its end not joined to its start. */
  readonly isOpen?: boolean;
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
  readonly chosen: readonly DrawnShape[];
  /** The shape under the mouse. */
  readonly hovered: readonly DrawnShape[];
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

/** Returns a function that draws a desk's shapes. Parts that do not change during a drag stay the same object. */
export function createDrawing<Session extends AnySession, Shape>(
  shapeOf: (shape: Shape) => DrawnShape,
): (state: DeskState<Session, Shape>) => Drawing {
  let resting: Pick<Drawing, 'resting'> & { readonly of: readonly Shape[]; readonly without: number | undefined };
  return ({ session: { chosen, hovered, guides }, shapes }) => {
    if (resting?.of !== shapes || resting.without !== chosen) {
      const drawn = shapes.flatMap((shape, index) => (index === chosen ? [] : [shapeOf(shape)]));
      resting = { resting: drawn, of: shapes, without: chosen };
    }
    const over = hovered === undefined || hovered === chosen ? undefined : shapes[hovered];
    return { ...emptyDrawing, resting: resting.resting, hovered: over === undefined ? [] : [shapeOf(over)], guides };
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

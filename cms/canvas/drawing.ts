import { type Point } from '#content/outline.ts';
import { type AnySession, type DeskState } from './rules/session.ts';
import { type Guide } from './rules/snap.ts';

/** A shape on the picture, in its pixels. */
export interface DrawnShape {
  readonly rings: readonly (readonly Point[])[];
  readonly colour: string;
  readonly isDashed?: boolean;
  /** Being drawn: its end is not joined to its beginning. */
  readonly isOpen?: boolean;
}

/** A handle that can be taken hold of. */
export interface DrawnHandle {
  readonly at: Point;
  /** A corner or side; a point of a curve; where a point can be added; the end of a curve's arm. */
  readonly kind: 'square' | 'round' | 'new' | 'arm';
  readonly isChosen?: boolean;
}

/** The drawing on the picture, as plain data; parts that are the same object as before are not drawn again. */
export interface Drawing {
  /** From the lowest to the topmost. */
  readonly resting: readonly DrawnShape[];
  /** What is worked at, above the others. */
  readonly chosen: readonly DrawnShape[];
  /** What the mouse is over. */
  readonly hovered: readonly DrawnShape[];
  readonly arms: readonly Guide[];
  readonly handles: readonly DrawnHandle[];
  readonly guides: readonly Guide[];
  /** Handles are large enough for them. */
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

/** What is drawn of a desk's shapes; what does not change while one of them is dragged stays the same object. */
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

import { type Colours } from '#engine/stage/colours.ts';
import { type BoardState } from './board-state.ts';

export interface Stroke {
  /** CSS pixels. */
  readonly width: number;
  readonly color: string;
}

/** A stroke around a place. */
export interface Line {
  readonly place: number;
  readonly strokes: readonly Stroke[];
}

export interface LineLook {
  readonly colours: Colours;
  readonly isHighContrast: boolean;
}

/** Returns the permanent lines and those that respond to the visitor, each over a wider line in the page's colour. */
export function linesOf(
  state: BoardState,
  { colours, isHighContrast }: LineLook,
): { readonly resting: readonly Line[]; readonly active: readonly Line[] } {
  const stroke = (width: number, color: string): readonly Stroke[] => [
    { width: width + 3, color: colours.surface },
    { width, color },
  ];
  const resting = state.marks.flatMap((mark, place) => {
    if (mark === 'next') return [];
    if (isHighContrast) return [{ place, strokes: stroke(mark === 'solved' ? 2 : 3, colours.ink) }];
    return mark === 'solved' ? [] : [{ place, strokes: stroke(1.5, colours['line-strong']) }];
  });
  const next = state.marks.indexOf('next');
  const active = [
    { place: next, strokes: stroke(isHighContrast ? 6 : 4, colours.accent) },
    { place: state.pointed, strokes: stroke(4, colours.ink) },
    { place: state.focused, strokes: stroke(6, colours.ink) },
    { place: state.pressed, strokes: stroke(7, colours.primary) },
  ];
  return {
    resting,
    active: active.flatMap(({ place, strokes }) => (place === undefined || place < 0 ? [] : [{ place, strokes }])),
  };
}

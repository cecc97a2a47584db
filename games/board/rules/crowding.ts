import { type Point } from '#content/outline.ts';

export interface CrowdedLabel extends Point {
  /** Matters more than the others. */
  readonly isNext: boolean;
  /** The radius of the free space around it. */
  readonly room: number;
}

export interface Crowding {
  /** Another label that matters more would lie upon this one. */
  readonly isHidden: boolean;
  /** The side of the largest target that does not cover a neighbour's middle. */
  readonly target: number;
}

/** The distance between the middles of two labels that do not touch, in CSS pixels. */
const apart = 30;
/** What a finger hits when there is room, and what WCAG allows at least. */
const targets = { most: 44, least: 24 } as const;

/** Returns how the labels of a board get along at the present zoom. Lengths are in CSS pixels. */
export function crowdingOf(labels: readonly (CrowdedLabel | undefined)[]): readonly (Crowding | undefined)[] {
  const shown = new Set<CrowdedLabel>();
  const byWeight = labels
    .filter((label) => label !== undefined)
    .toSorted((one, other) => Number(other.isNext) - Number(one.isNext) || other.room - one.room);
  for (const label of byWeight) if (![...shown].some((other) => distance(label, other) < apart)) shown.add(label);
  return labels.map((label) => {
    if (label === undefined) return undefined;
    const nearest = Math.min(...byWeight.filter((other) => other !== label).map((other) => distance(label, other)));
    return { isHidden: !shown.has(label), target: Math.max(Math.min(nearest, targets.most), targets.least) };
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

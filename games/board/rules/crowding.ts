import { type Point } from '#content/outline.ts';

export interface CrowdedLabel extends Point {
  /** Matters more than the others. */
  readonly isNext: boolean;
  /** The radius of the free space around it. */
  readonly room: number;
}

/** The distance between the middles of two labels that do not touch, in CSS pixels. */
const apart = 30;
/** The size of a target where there is room, and the least that WCAG allows. */
const targets = { most: 44, least: 24 } as const;

/** The labels of a board at any zoom. Their lengths are in pixels of the picture. */
export interface Crowding {
  /**
   * Returns for each label whether another one that matters more would cover it.
   *
   * @param scale CSS pixels for one pixel of the picture
   */
  readonly hidden: (scale: number) => readonly boolean[];
  /** Returns the side of the largest target around a label that does not cover a neighbour's middle, in CSS pixels. */
  readonly target: (label: number, scale: number) => number;
}

/** Compares all labels with each other once, so that a zoom costs little. */
export function crowdingOf(labels: readonly (CrowdedLabel | undefined)[]): Crowding {
  const byWeight = [...labels.entries()]
    .flatMap(([place, label]) => (label === undefined ? [] : [{ ...label, place }]))
    .toSorted((one, other) => Number(other.isNext) - Number(one.isNext) || other.room - one.room);
  const nearest = labels.map((label, place) =>
    label === undefined
      ? Number.POSITIVE_INFINITY
      : Math.sqrt(
          byWeight.reduce(
            (least, other) => (other.place === place ? least : Math.min(least, squaredDistance(label, other))),
            Number.POSITIVE_INFINITY,
          ),
        ),
  );
  return {
    hidden: (scale) => {
      const shown: CrowdedLabel[] = [];
      const isHidden = labels.map(() => false);
      const tooNear = (apart / scale) ** 2;
      for (const label of byWeight)
        if (shown.some((other) => squaredDistance(label, other) < tooNear)) isHidden[label.place] = true;
        else shown.push(label);
      return isHidden;
    },
    target: (label, scale) =>
      Math.max(Math.min((nearest[label] ?? Number.POSITIVE_INFINITY) * scale, targets.most), targets.least),
  };
}

function squaredDistance(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

import { byPosition } from '#content/catalogue-index.ts';
import { type TourGroup } from '#content/entities/tour-group.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { createFilter } from '#content/station-filter.ts';
import { completeGroup, completeTour } from '../../workspace/complete-objects.ts';

/** A group with its tours. */
export interface Branch {
  readonly group: TourGroup;
  readonly tours: readonly Tour[];
}

export interface TourTree {
  readonly branches: readonly Branch[];
  /** Tours without a group, or with a group that does not exist. */
  readonly loose: readonly Tour[];
}

/** All groups and tours in the order in which visitors see them. */
export function treeOf(groups: readonly StoredObject[], tours: readonly StoredObject[]): TourTree {
  const branches = byPosition(groups.map(completeGroup)).map((group) => ({ group, tours: new Array<Tour>() }));
  const byGroup = new Map(branches.map((branch) => [branch.group.ID, branch.tours]));
  const loose: Tour[] = [];
  for (const tour of byPosition(tours.map(completeTour))) (byGroup.get(tour.TourGroupID) ?? loose).push(tour);
  return { branches, loose };
}

/**
 * Finds tours and groups by name in any language and by code, as the other lists do. A group's name finds all of its
 * tours, and a tour that is found keeps its group.
 */
export function treeFilter({ branches, loose }: TourTree): (typed: string) => TourTree {
  const entries = [
    ...branches.flatMap(({ group, tours }) => tours.map((tour) => ({ tour, names: namesOf(tour, group) }))),
    ...loose.map((tour) => ({ tour, names: namesOf(tour) })),
  ];
  const findTours = createFilter(entries, ({ tour, names }) => ({ code: tour.Code, name: names }));
  const findBranches = createFilter(branches, ({ group }) => ({ code: '', name: namesOf(group) }));
  return (typed) => {
    const found = new Set(findTours(typed).map(({ tour }) => tour));
    const named = new Set(findBranches(typed));
    const isFound = (tour: Tour): boolean => found.has(tour);
    return {
      branches: branches
        .map((branch) => ({ branch, tours: branch.tours.filter(isFound) }))
        .filter(({ branch, tours }) => tours.length > 0 || named.has(branch))
        .map(({ branch: { group }, tours }) => ({ group, tours })),
      loose: loose.filter(isFound),
    };
  };
}

function namesOf(...all: readonly (Tour | TourGroup)[]): string {
  return all.flatMap(({ Name }) => Object.values(Name)).join('\n');
}

import { useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import type { Here } from '#engine/map/here-mark.tsx';
import { isOnMap } from '#engine/map/view.ts';
import { type ReadonlyStore } from '#ui/store.ts';
import { useVisit } from './visit-context.tsx';
import type { WalkState } from '../../map/walk-state/walk-state.ts';
import type { Walk } from '../../map/walk-state/walk.ts';

/** Returns the visitor's walk through a tour; undefined if there is no walk or it belongs to another tour. */
export function useWalk(tourId: number): Walk | undefined {
  const walk = useStore(useVisit().walk);
  return walk?.tourId === tourId ? walk : undefined;
}

const noWalk: ReadonlyStore<WalkState | undefined> = createStore(() => undefined);

export interface HereOnMap {
  readonly here: Here | undefined;
  readonly isFollowing: boolean;
  readonly onLetGo: () => void;
}

/** Returns the visitor's position on a tour's map, for its screen. */
export function useHere(tourId: number): HereOnMap {
  const walk = useWalk(tourId);
  const state = useStore(walk ?? noWalk);
  const { position, heading, isFollowing = false }: Partial<WalkState> = state ?? {};
  const here = useMemo(() => {
    if (walk === undefined || position === undefined) return undefined;
    const looking = heading ?? position.heading;
    return {
      ...walk.projection.toMap(position),
      accuracy: position.accuracy / walk.projection.metresPerUnit,
      ...(looking === undefined ? {} : { heading: looking }),
    };
  }, [walk, position, heading]);
  // The map cannot move beyond its edges, so it stays as it is until the visitor arrives.
  const isThere = walk !== undefined && here !== undefined && isOnMap(here, walk.projection.size);
  return { here, isFollowing: isFollowing && isThere, onLetGo: walk?.stopFollowing ?? (() => undefined) };
}

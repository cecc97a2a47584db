import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { type TourMap } from '../map-frame.tsx';

const Loaded = lazy(async () => ({ default: (await import('./walk-map.tsx')).WalkMap }));

/** The walk, whose code is fetched on first use. */
export function LateWalkMap(props: { readonly map: TourMap }): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

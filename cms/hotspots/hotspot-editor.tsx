import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { type HotspotEditorProps } from './hotspot-editor-props.ts';

const Loaded = lazy(async () => ({ default: (await import('./hotspot-section.tsx')).HotspotSection }));

/** The hotspots of a hidden-object station, drawn on its picture. The first editor fetches the drawing code. */
export function HotspotEditor(props: HotspotEditorProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

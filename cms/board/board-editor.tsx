import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { type BoardEditorProps } from './board-editor-props.ts';

const Loaded = lazy(async () => ({ default: (await import('./board-section.tsx')).BoardSection }));

/** The game board of a tour: the shapes of its stations, drawn on its picture. The first editor fetches the drawing code. */
export function BoardEditor(props: BoardEditorProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

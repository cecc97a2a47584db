import { useDeferredValue, useMemo } from 'react';
import { type MediaReference, mediaReferences } from '#content/media-references.ts';
import { draftDefinition } from '../draft/draft.ts';
import { useDraftState } from '../workspace/workspace-context.tsx';
import { pathOf } from '../media/file-address.ts';

/** Returns the objects that refer to each file, in the content as edited. */
export function useFileUses(): ReadonlyMap<string, readonly MediaReference[]> {
  const { draft } = useDraftState();
  const settled = useDeferredValue(draft);
  return useMemo(() => {
    const uses = new Map<string, MediaReference[]>();
    for (const reference of mediaReferences(draftDefinition(settled))) {
      const path = pathOf(reference.url);
      if (path === undefined) continue;
      const known = uses.get(path);
      if (known === undefined) uses.set(path, [reference]);
      else known.push(reference);
    }
    return uses;
  }, [settled]);
}

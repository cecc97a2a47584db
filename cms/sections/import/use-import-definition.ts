import { useMemo, useState } from 'react';
import { Selector, TourType } from '#content/constants.ts';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { storedId } from '#content/schema/entity.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { draftDefinition } from '../../draft/draft.ts';
import { oncePerDraft } from '../../draft/once-per-draft.ts';
import { type ListedObject } from '../../draft/receive.ts';
import { nextPosition } from '../../sorting/positions.ts';
import { nextTourCode } from '../../tour-items/codes.ts';
import { useDraft, useFromDraft } from '../../workspace/workspace-context.tsx';
import { useContentLanguages } from '../../workspace/use-catalogue.ts';

const definitionOf = oncePerDraft(draftDefinition);

/** The tour of an import: one of the content, all of them, or one that is made with its stations. */
export type TourChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'tour'; readonly ID: number }
  | { readonly kind: 'new'; readonly name: string };

export interface ImportDefinition {
  readonly definition: TourDefinition;
  readonly tourID: number | undefined;
  /** What is made with the changes. */
  readonly made: readonly ListedObject[];
}

/** Returns the content for which is planned, with the tour that will be made. */
export function useImportDefinition(choice: TourChoice): ImportDefinition {
  const store = useDraft();
  const base = useFromDraft(definitionOf);
  const [languages] = useContentLanguages();
  const [[tourID = -1, groupID = -1]] = useState(() => store.freshIds(2));
  const code = languages?.Code ?? 'de';
  const name = choice.kind === 'new' ? choice.name.trim() : '';
  const isNew = choice.kind === 'new';
  const made = useMemo(
    () => (isNew ? madeIn(base, { tourID, groupID, name: { [code]: name } }) : []),
    [base, isNew, tourID, groupID, code, name],
  );
  const definition = useMemo(
    () =>
      isNew
        ? {
            ...base,
            Tours: [
              ...storedObjects(base, 'Tours'),
              ...made.flatMap(({ model, object }) => (model === 'tours' ? [object] : [])),
            ],
          }
        : base,
    [base, isNew, made],
  );
  return { definition, made, tourID: choice.kind === 'tour' ? choice.ID : isNew ? tourID : undefined };
}

interface NewTour {
  readonly tourID: number;
  readonly groupID: number;
  readonly name: StoredObject;
}

function madeIn(base: TourDefinition, { tourID, groupID, name }: NewTour): readonly ListedObject[] {
  const tours = storedObjects(base, 'Tours');
  const [group] = storedObjects(base, 'TourGroups');
  const TourGroupID = group === undefined ? groupID : (storedId(group) ?? groupID);
  const tour = {
    ID: tourID,
    Revision: 0,
    TourGroupID,
    Name: name,
    Code: nextTourCode(tours),
    Position: nextPosition(tours.filter((one) => one['TourGroupID'] === TourGroupID)),
    Type: TourType.Standard,
    Selectors: [Selector.List],
  };
  const groups =
    group === undefined
      ? [{ model: 'tourGroups', object: { ID: groupID, Revision: 0, Position: 0, Enabled: true } } as const]
      : [];
  return [...groups, { model: 'tours', object: tour }];
}

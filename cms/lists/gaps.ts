import { LocationType, TourType } from '#content/constants.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { unusedObjects } from '#content/unused-objects.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type Draft, draftDefinition, objectOf, objectsOf } from '../draft/draft.ts';
import { oncePerDraft } from '../draft/once-per-draft.ts';
import { type NamedObject } from '../workspace/last-edited.ts';
import { firstText } from '../workspace/object-label.ts';

/** Objects of a list that lack the same thing. */
export interface Gap {
  readonly kind: 'recording' | 'stations' | 'picture' | 'tours' | 'use';
  readonly objects: readonly NamedObject[];
}

/** Returns what staff may have left for later, for all lists. */
export const gapsIn = oncePerDraft((draft): readonly Gap[] => {
  const filled = new Set(objectsOf(draft, 'tourItems').map(({ TourID }) => asId(TourID)));
  const all: readonly Gap[] = [
    { kind: 'recording', objects: those(draft, 'locations', isSilent) },
    {
      kind: 'stations',
      objects: those(draft, 'tours', (tour) => needsStations(tour) && !filled.has(asId(tour['ID']))),
    },
    { kind: 'picture', objects: those(draft, 'tours', hasNoPicture) },
    { kind: 'tours', objects: unused(draft, 'tourGroups') },
    { kind: 'use', objects: [...unused(draft, 'locations'), ...unused(draft, 'themes')] },
  ];
  return all.filter(({ objects }) => objects.length > 0);
});

function those(draft: Draft, model: EditedModel, isWanted: (object: StoredObject) => boolean): readonly NamedObject[] {
  return objectsOf(draft, model)
    .filter(isWanted)
    .map((object) => ({ model, object }));
}

const unusedIn = oncePerDraft((draft) => unusedObjects(draftDefinition(draft)));

function unused(draft: Draft, wanted: EditedModel): readonly NamedObject[] {
  return unusedIn(draft).flatMap(({ model, ID }) => {
    if (model !== wanted) return [];
    const object = objectOf(draft, { model: wanted, ID });
    return object === undefined ? [] : [{ model: wanted, object }];
  });
}

/** Whether a station that visitors should hear or watch has no media in any language. */
function isSilent({ Type = LocationType.Audio, MediaURL }: StoredObject): boolean {
  return (Type === LocationType.Audio || Type === LocationType.Video) && firstText(MediaURL, '') === '';
}

/** A link to another page has none. */
function needsStations({ Type }: StoredObject): boolean {
  return Type !== TourType.Redirect;
}

function hasNoPicture({ IconURL, ImageDescriptor }: StoredObject): boolean {
  const picture = isObject(ImageDescriptor) ? ImageDescriptor['ImageURL'] : undefined;
  return [IconURL, picture].every((url) => url === undefined || url === null || url === '');
}

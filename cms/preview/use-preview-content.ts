import { useMemo } from 'react';
import { type TourDefinition } from '#content/definition.ts';
import { LocationType } from '#content/constants.ts';
import { location } from '#content/entities/location.ts';
import { tour } from '#content/entities/tour.ts';
import { tourItem } from '#content/entities/tour-item.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { addServerBase } from '#content/server-base.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { objectOf } from '../draft/draft.ts';
import { useConnection } from '../session/session-context.tsx';
import { useObjects } from '../workspace/use-catalogue.ts';
import { useDraftState } from '../workspace/workspace-context.tsx';

export type PreviewContent = Pick<ShowMessage, 'definition' | 'item'>;

/** Returns the part of the edited content that one game or board needs, which is small however large the museum. */
export function usePreviewContent({ model, ID }: ShowMessage['of']): PreviewContent {
  const { base: server } = useConnection();
  const { draft } = useDraftState();
  const items = useObjects('tourItems');
  const [languages, themes] = [useObjects('languages'), useObjects('themes')];
  const [configurations, messages] = [useObjects('configurations'), useObjects('messages')];
  const { base } = draft;
  const locations = draft.changes.get('locations');
  const tours = draft.changes.get('tours');
  const groups = draft.changes.get('tourGroups');
  return useMemo(() => {
    const find = (of: EditedModel, wanted: number): StoredObject | undefined =>
      objectOf(draft, { model: of, ID: wanted });
    const item = model === 'locations' ? items.find(({ LocationID }) => LocationID === ID) : undefined;
    const tourIDs = [
      model === 'tours' ? ID : item === undefined ? -1 : tourItem.complete(item).TourID,
      model === 'locations' ? cardsOf(find('locations', ID)) : -1,
    ].filter((wanted) => wanted >= 0);
    const shownTours: readonly StoredObject[] = tourIDs.flatMap((wanted): readonly StoredObject[] =>
      listed(find('tours', wanted)),
    );
    const shownItems = items.filter(({ TourID }) => tourIDs.some((wanted) => wanted === TourID));
    const locationIDs = new Set([
      ...(model === 'locations' ? [ID] : []),
      ...shownItems.map((shown) => tourItem.complete(shown).LocationID),
    ]);
    const definition: TourDefinition = {
      Languages: languages,
      Messages: messages,
      Themes: themes,
      Configurations: configurations,
      TourGroups: shownTours.flatMap((shown) => listed(find('tourGroups', tour.complete(shown).TourGroupID))),
      Tours: shownTours,
      TourItems: shownItems,
      Locations: [...locationIDs].flatMap((wanted) => listed(find('locations', wanted))),
    };
    return {
      item: item === undefined ? undefined : storedId(item),
      definition: addServerBase(definition, server),
    };
    // Only these models of the draft are read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [model, ID, server, base, items, languages, messages, themes, configurations, locations, tours, groups]);
}

function listed(object: StoredObject | undefined): readonly StoredObject[] {
  return object === undefined ? [] : [object];
}

/** Returns the tour whose stations a memory game uses; -1 if there is none. */
function cardsOf(station: StoredObject | undefined): number {
  if (station === undefined) return -1;
  const { Type, GameMemoryFromTour } = location.complete(station);
  return Type === LocationType.GameMemory ? GameMemoryFromTour : -1;
}

import { expect, it } from 'vitest';
import { openDraft } from '../draft/draft.ts';
import { listsOf } from '../draft/lists.ts';
import { gapsIn } from './gaps.ts';

it('finds what staff may have left for later', () => {
  const picture = { ImageDescriptor: { ImageURL: 'files/a.webp' } };
  const draft = openDraft(
    listsOf({
      TourGroups: [{ ID: 1 }, { ID: 2 }],
      Tours: [
        { ID: 1, TourGroupID: 1, ...picture },
        { ID: 2, TourGroupID: 1, IconURL: 'files/b.webp' },
        { ID: 3, TourGroupID: 1, Type: 2, ImageDescriptor: { ImageURL: '' } },
      ],
      TourItems: [
        { ID: 1, TourID: 1, LocationID: 1 },
        { ID: 2, TourID: 1, LocationID: 2 },
        { ID: 3, TourID: 1, LocationID: 4 },
      ],
      Locations: [
        { ID: 1, MediaURL: { de: 'files/a.mp3' } },
        { ID: 2, MediaURL: { de: '' }, DeepDives: [3] },
        { ID: 3, Type: 2 },
        { ID: 4, Type: 3 },
        { ID: 5, Type: 1, MediaURL: 'files/a.mp4' },
      ],
    }),
  );
  const found = gapsIn(draft).map(({ kind, objects }) => [kind, objects.map(({ object }) => object['ID'])]);
  expect(found).toEqual([
    ['recording', [2]],
    ['stations', [2]],
    ['picture', [3]],
    ['tours', [2]],
    ['use', [5]],
  ]);
});

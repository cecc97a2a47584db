import { describe, expect, it } from 'vitest';
import { mediaReferences } from '#content/media-references.ts';
import { openDraft } from '../../../draft/draft.ts';
import { listsOf } from '../../../draft/lists.ts';
import { isSameKind, placesOf, withOtherFile } from './replace-file.ts';

const museum = {
  Tours: [{ ID: 4, ImageURL: 'files/a.jpg' }],
  Locations: [
    {
      ID: 1,
      ImageDescriptors: [{ ImageURL: 'files/a.jpg', AltText: { de: 'A' } }, { ImageURL: 'files/b.jpg' }],
      MediaURL: { de: 'files/a.mp3', en: 'files/a.mp3' },
      EarlierSources: { MediaURL: { 'de 1': 'files/a.mp3' } },
    },
  ],
};

const draft = openDraft(listsOf(museum));
const placesWith = (url: string) => placesOf(mediaReferences(museum).filter((reference) => reference.url === url));

describe('a file that is replaced', () => {
  it('is found in every field but in the notes on translations', () => {
    expect(placesWith('files/a.mp3').map(({ key }) => key)).toEqual([
      'locations 1 MediaURL.de',
      'locations 1 MediaURL.en',
    ]);
  });

  it('is replaced in the chosen fields of every object and in no other', () => {
    expect(withOtherFile(draft, placesWith('files/a.jpg'), 'files/c.jpg')).toEqual([
      { model: 'tours', object: { ID: 4, ImageURL: 'files/c.jpg' } },
      {
        model: 'locations',
        object: {
          ...museum.Locations[0],
          ImageDescriptors: [{ ImageURL: 'files/c.jpg', AltText: { de: 'A' } }, { ImageURL: 'files/b.jpg' }],
        },
      },
    ]);
    const [german = { key: '', model: 'locations', ID: 1, field: '' } as const] = placesWith('files/a.mp3');
    expect(withOtherFile(draft, [german], 'files/c.mp3')).toMatchObject([
      { object: { MediaURL: { de: 'files/c.mp3', en: 'files/a.mp3' } } },
    ]);
  });

  it('leaves out what is gone meanwhile', () => {
    expect(withOtherFile(draft, [{ key: '', model: 'locations', ID: 9, field: 'MediaURL.de' }], 'files/c.mp3')).toEqual(
      [],
    );
    expect(withOtherFile(draft, [{ key: '', model: 'locations', ID: 1, field: 'MediaURL.fr' }], 'files/c.mp3')).toEqual(
      [{ model: 'locations', object: museum.Locations[0] }],
    );
  });

  it.each([
    ['audio/mpeg', 'audio/ogg', true],
    ['audio/mpeg', 'video/mp4', false],
    ['image/svg+xml', 'image/jpeg', true],
    ['text/vtt', 'application/x-subrip', true],
    ['text/vtt', 'application/pdf', false],
    ['application/pdf', 'application/pdf', true],
    ['application/pdf', 'application/gpx+xml', false],
  ])('%s by %s: %s', (one, other, fits) => expect(isSameKind(one, other)).toBe(fits));
});

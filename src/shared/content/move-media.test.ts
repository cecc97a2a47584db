import { describe, expect, it } from 'vitest';
import { mediaReferences } from './media-references.ts';
import { moveMedia } from './move-media.ts';

const definition = {
  Configurations: [{ ID: 1, IconSet: { DeepDiveFound: 'files/a/found.svg' }, Text: 'files/a/found.svg' }],
  Locations: [
    { ID: 7, Name: { de: 'files/a/x.mp3' }, MediaURL: { de: 'files/a/x.mp3', en: '/files/a/x.mp3?v=1#t=2' }, Text: {} },
    { ID: 8, ImageDescriptors: [{ ImageURL: 'files/a/x%20y.webp' }, { ImageURL: 'files/ab/x.mp3' }] },
    { ID: 9, IconURL: 'https://example.org/files/a/x.mp3' },
  ],
};

const changed = (from: string, to: string): readonly unknown[] =>
  moveMedia(definition, { from, to }).map(({ model, ID, object }) => [model, ID, object]);

describe('Moving a file', () => {
  it('updates every URL field, and nothing else', () => {
    expect(changed('files/a/x.mp3', 'files/b/z.mp3')).toEqual([
      [
        'locations',
        7,
        {
          ID: 7,
          Name: { de: 'files/a/x.mp3' },
          MediaURL: { de: 'files/b/z.mp3', en: '/files/b/z.mp3?v=1#t=2' },
          Text: {},
        },
      ],
    ]);
  });

  it('keeps the spelling of an address', () => {
    expect(changed('files/a/x y.webp', 'files/a/ü z.webp')).toEqual([
      [
        'locations',
        8,
        { ID: 8, ImageDescriptors: [{ ImageURL: 'files/a/%C3%BC%20z.webp' }, { ImageURL: 'files/ab/x.mp3' }] },
      ],
    ]);
  });

  it('changes nothing if no object names it', () => {
    expect(changed('files/nobody.mp3', 'files/b.mp3')).toEqual([]);
    expect(changed('files/a/x', 'files/b')).toEqual([]);
  });
});

describe('Moving a folder', () => {
  it('updates all of its files, but not those of a folder with a longer name', () => {
    const moved = moveMedia(definition, { from: 'files/a', to: 'files/new/b' });
    expect(moved.map(({ ID }) => ID)).toEqual([1, 7, 8]);
    const after = { Configurations: [moved[0]?.object], Locations: [moved[1]?.object, moved[2]?.object] };
    expect(
      mediaReferences(after)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(
      [
        '/files/new/b/x.mp3?v=1#t=2',
        'files/ab/x.mp3',
        'files/new/b/found.svg',
        'files/new/b/x%20y.webp',
        'files/new/b/x.mp3',
      ].toSorted(),
    );
  });

  it('and back restores the original', () => {
    const there = moveMedia(definition, { from: 'files/a', to: 'files/c' });
    const back = moveMedia(
      { Locations: there.filter(({ model }) => model === 'locations').map(({ object }) => object) },
      { from: 'files/c', to: 'files/a' },
    );
    expect(back.map(({ object }) => object)).toEqual(definition.Locations.slice(0, 2));
  });
});

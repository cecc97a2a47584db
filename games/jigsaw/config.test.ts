import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { location } from '#content/entities/location.ts';
import { jigsawConfig } from './config.ts';
import { shares } from './testing/tables.ts';
import { createTable } from './rules/table.ts';

const picture = { ImageURL: 'files/a.webp', AltText: { en: 'A flower' } };

function configOf(stored: Readonly<Record<string, unknown>>) {
  const reading = jigsawConfig(location.complete({ ID: 37, ImageDescriptors: [picture], ...stored }));
  if (reading.kind === 'unplayable') throw new Error(reading.reason);
  return reading.config;
}

describe('a jigsaw station', () => {
  it('is cut as staff configured it', () => {
    const sounds = { GameJigsawConnectURL: 'on.mp3', GameJigsawDisconnectURL: 'off.mp3' };
    const cut = { GameJigsawDimensionX: 8, GameJigsawDimensionY: 6, GameJigsawNoses: true };
    expect(configOf({ ...cut, ...sounds })).toMatchObject({
      columns: 8,
      rows: 6,
      noses: true,
      picture: 'files/a.webp',
      altText: { en: 'A flower' },
      sounds: { connect: 'on.mp3', disconnect: 'off.mp3' },
    });
    expect(configOf({})).toMatchObject({ columns: 2, rows: 2, noses: false, sounds: { connect: '', disconnect: '' } });
  });

  it('prefers its own picture, with its description if the station shows it too', () => {
    const other = { ImageURL: 'files/b.webp', AltText: { en: 'A shell' } };
    const both = { ImageDescriptors: [picture, other] };
    expect(configOf({ ...both, GameJigsawTopImageURL: 'files/b.webp' })).toMatchObject({
      picture: 'files/b.webp',
      altText: { en: 'A shell' },
    });
    expect(configOf({ ...both, GameJigsawTopImageURL: 'files/c.webp' })).toMatchObject({
      picture: 'files/c.webp',
      altText: {},
    });
    expect(configOf({ ImageDescriptors: [{ IconURL: 'files/i.webp' }, picture] }).picture).toBe('files/a.webp');
  });

  it('cannot be played without a picture', () => {
    expect(jigsawConfig(location.complete({}))).toEqual({ kind: 'unplayable', reason: 'no-picture' });
    const empty = location.complete({ ImageDescriptors: [{ ImageURL: '' }] });
    expect(jigsawConfig(empty)).toEqual({ kind: 'unplayable', reason: 'no-picture' });
  });

  it('always has the same cut, different from other stations and other numbers of pieces', () => {
    const seeds = [
      configOf({}),
      configOf({ ID: 38 }),
      configOf({ GameJigsawDimensionX: 3 }),
      configOf({ GameJigsawDimensionY: 3 }),
    ].map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(4);
    expect(configOf({ Name: 'Another name' }).seed).toBe(seeds[0]);
  });

  it('has at most twenty pieces on a side', () => {
    expect(configOf({ GameJigsawDimensionX: 2, GameJigsawDimensionY: 50 })).toMatchObject({ columns: 2, rows: 20 });
  });

  it('produces a table for any numbers', () => {
    const numbers = fc.oneof(fc.integer({ min: -3, max: 30 }), shares, fc.double());
    fc.assert(
      fc.property(numbers, numbers, (x, y) => {
        // Even values that pass the content's own parser are not trusted.
        const odd = { ...location.complete({ ImageDescriptors: [picture] }), GameJigsawDimensionX: x };
        const reading = jigsawConfig({ ...odd, GameJigsawDimensionY: y });
        if (reading.kind === 'unplayable') throw new Error(reading.reason);
        const { columns, rows } = reading.config;
        expect([columns, rows].every((count) => Number.isInteger(count) && count >= 1 && count <= 20)).toBe(true);
        expect(createTable(reading.config).outlines).toHaveLength(columns * rows);
      }),
    );
  });
});

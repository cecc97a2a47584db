import * as fc from 'fast-check';
import { type Medium, pieceBytes } from '#contract/media-list.ts';

/** Few hashes, so that files share pieces as copies of one file do. */
export const anyMedium: fc.Arbitrary<Medium> = fc
  .record({
    path: fc.nat(30).map((n) => `files/${n}.mp3`),
    size: fc.integer({ min: 1, max: 3 }),
    copy: fc.nat(5),
    tours: fc.subarray([1, 2, 3]),
    languages: fc.subarray(['de', 'en']),
  })
  .map(({ path, size, copy, tours, languages }) => ({
    path,
    bytes: (size - 1) * pieceBytes + 10,
    sha256: `whole ${size} ${copy}`,
    type: 'audio/mpeg',
    tours,
    languages,
    pieces: Array.from({ length: size }, (_, index) => `piece ${size} ${copy} ${index}`),
  }));

export const anyList = fc.uniqueArray(anyMedium, { selector: ({ path }) => path, maxLength: 20 });

export const anyWanted = fc.record({ tour: fc.constantFrom(1, 2, 3), language: fc.constantFrom('de', 'en') });

export const anySelection = fc.record({
  tour: fc.constantFrom(1, 2, 3),
  language: fc.constantFrom('de', 'en'),
  isPaused: fc.boolean(),
  wasWhole: fc.boolean(),
});

/** Some of the pieces that {@link anyMedium} can have. */
export const anyPresent = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(5), fc.nat(2)), { maxLength: 40 })
  .map((known) => new Set(known.map(([size, copy, index]) => `piece ${size} ${copy} ${index}`)));
